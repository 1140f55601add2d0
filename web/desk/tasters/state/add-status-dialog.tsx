import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useState } from 'react';
import { required } from '../../../../domain/fields/field-rules.ts';
import { reasonProblem } from '../../../../domain/fields/reason.ts';
import { decideAddStatus } from '../../../../domain/tasters/status-history.ts';
import type { StatusSpan } from '../../../../domain/tasters/status-span.ts';
import { isTasterStatus, TASTER_STATUSES } from '../../../../domain/tasters/taster-status.ts';
import { DayField } from '../../../parts/forms/day-field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { ReasonField } from '../../../parts/forms/reason-field.tsx';
import { useFormCheck } from '../../../parts/forms/use-form-check.ts';
import { useSending } from '../../../parts/forms/use-sending.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { Select } from '../../../ui/select/select.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useStatusCommand } from './use-status-command.ts';

/**
 * Dialog that gives a taster a new status from a date on, with a reason. It rejects the status that
 * they have on that date or get next, and a date on which another status begins.
 */
export function AddStatusDialog({
  taster,
  spans,
  today,
  onClose,
}: {
  readonly taster: string;
  readonly spans: readonly StatusSpan[];
  readonly today: string;
  readonly onClose: () => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const show = useToast();
  const give = useStatusCommand();
  const [status, setStatus] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const sending = useSending();
  const form = useFormCheck({
    status: required(status),
    from: required(from),
    reason: reasonProblem(reason),
  });

  const labels = { status: t`Status`, from: t`From`, reason: t`Reason` };

  async function send(): Promise<void> {
    if (!form.check() || !isTasterStatus(status) || from === null) return;
    const decision = decideAddStatus(spans, { status, from });
    if (!decision.ok) return sending.refuse(decision);
    const answer = { taster, status, from, reason };
    const result = await sending.send(() => give('add-status', answer));
    if (result?.ok !== true) return;
    show({ text: t`The status is saved` });
    onClose();
  }

  return (
    <FormDialog
      title={t`Add a status`}
      sending={sending}
      submit={{ label: <Trans>Add the status</Trans>, pending: <Trans>Saving</Trans> }}
      onSubmit={() => void send()}
      onUnread={form.check}
      onClose={onClose}
    >
      <Select
        id="status"
        label={labels.status}
        isRequired
        requiredText={t`required`}
        value={status}
        options={TASTER_STATUSES.map((id) => ({
          id,
          label: i18n._(tasterStatusMessage(id)),
        }))}
        onChange={setStatus}
        errorMessage={form.wordsOf('status')}
      />
      <DayField
        id="from"
        label={labels.from}
        isRequired
        requiredText={t`required`}
        value={from}
        onChange={setFrom}
        errorMessage={form.wordsOf('from')}
      />
      <ReasonField
        id="reason"
        value={reason}
        onChange={setReason}
        errorMessage={form.wordsOf('reason')}
      />
    </FormDialog>
  );
}
