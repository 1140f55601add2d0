import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { StatusSpan } from '../../../../domain/tasters/status-span.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useStatusCommand } from './use-status-command.ts';

/** Asks, with a reason, before a status is taken out. */
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
  const give = useStatusCommand(span?.id);
  const status = span === null ? '' : i18n._(tasterStatusMessage(span.status));
  const from = span === null ? '' : formatDay(span.from, locale);

  async function confirm(reason: string): Promise<void> {
    if (span === null) return;
    const result = await give('delete-status', { taster, entry: span.id, reason });
    show(
      result.ok
        ? { text: t`The status is deleted` }
        : { text: i18n._(refusalMessage(result)), isToRead: true },
    );
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
      cancelLabel={t`Keep it`}
      isDanger
      reason={{
        label: t`Reason`,
        requiredText: t`required`,
        missingText: t`This field is required`,
      }}
      onConfirm={confirm}
    >
      <Trans>
        ‘{status}’ from {from} will be removed. The change log keeps it, with who removed it and
        why.
      </Trans>
    </Confirm>
  );
}
