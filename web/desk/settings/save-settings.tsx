import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** Asks for the reason before settings are changed; somebody else's change meanwhile is not written over. */
export function SaveSettings({
  changes,
  heads,
  onClose,
}: {
  readonly changes: Partial<PanelSettings>;
  readonly heads: string;
  readonly onClose: () => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const command = useCommand();

  async function save(reason: string): Promise<void> {
    const result = await command('change-settings', { changes, heads, reason });
    show(
      result.ok
        ? { text: t`The settings are saved` }
        : { text: i18n._(refusalMessage(result)), isToRead: true },
    );
    onClose();
    await queries.invalidateQueries({ queryKey: ['settings'] });
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Change the settings?`}
      confirmLabel={t`Change the settings`}
      cancelLabel={t`Leave them as they are`}
      reason={{
        label: t`Reason`,
        requiredText: t`required`,
        missingText: t`This field is required`,
      }}
      onConfirm={save}
    >
      <Trans>
        Results that are validated stay as they are, with the settings they were judged by. What is
        validated from now on is judged by the new ones.
      </Trans>
    </Confirm>
  );
}
