import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { useDone } from '../../parts/messages/use-done.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/**
 * Confirmation dialog that asks for the reason and saves changed settings. Optimistic locking by
 * `heads` keeps a concurrent change from being overwritten.
 */
export function SaveSettings({
  changes,
  heads,
  onSaved,
  onClose,
}: {
  readonly changes: Partial<PanelSettings>;
  readonly heads: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useMacro();
  const show = useToast();
  const done = useDone();
  const queries = useQueryClient();
  const command = useCommand();
  const asked = useReason();

  async function save(reason: string): Promise<void> {
    const result = await command('change-settings', { changes, heads, reason });
    // The settings history may have changed even when the command is refused, so it is always read
    // again.
    await queries.invalidateQueries({ queryKey: ['settings'] });
    done(result);
    show({ text: t`The settings are saved` });
    onSaved();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Change the settings?`}
      confirmLabel={t`Change the settings`}
      cancelLabel={t`Cancel`}
      reason={asked}
      onConfirm={save}
    >
      <Trans>For new results; validated ones keep theirs.</Trans>
    </Confirm>
  );
}
