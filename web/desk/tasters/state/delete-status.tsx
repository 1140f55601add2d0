import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { StatusSpan } from '../../../../domain/tasters/status-span.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { useDone } from '../../../parts/messages/use-done.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useStatusCommand } from './use-status-command.ts';

/** Confirmation dialog that deletes a status, with a reason. */
export function DeleteStatus({
  taster,
  span,
  onClose,
}: {
  readonly taster: string;
  readonly span: StatusSpan | null;
  readonly onClose: () => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { locale } = useLocale();
  const show = useToast();
  const done = useDone();
  const asked = useReason();
  const give = useStatusCommand(span?.id);
  const status = span === null ? '' : i18n._(tasterStatusMessage(span.status));
  const from = span === null ? '' : formatDay(span.from, locale);

  async function confirm(reason: string): Promise<void> {
    if (span === null) return;
    done(await give('delete-status', { taster, entry: span.id, reason }));
    show({ text: t`The status is deleted` });
    onClose();
  }

  return (
    <Confirm
      isOpen={span !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Delete the status?`}
      confirmLabel={t`Delete the status`}
      cancelLabel={t`Cancel`}
      isDanger
      reason={asked}
      onConfirm={confirm}
    >
      <Trans>
        Removes ‘{status}’ from {from}; the change log keeps it.
      </Trans>
    </Confirm>
  );
}
