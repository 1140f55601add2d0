import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useState } from 'react';
import { required } from '../../../../domain/fields/rules.ts';
import type { Refusal } from '../../../../domain/refusal.ts';
import { decideAddStatus, type StatusSpan } from '../../../../domain/tasters/status-history.ts';
import { isTasterStatus, TASTER_STATUSES } from '../../../../domain/tasters/taster-status.ts';
import { useFormCheck } from '../../../parts/forms/use-form-check.ts';
import { RefusalWords } from '../../../parts/messages/refusal-note.tsx';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useStatusCommand } from './use-status-command.ts';

const FORM = 'add-status';

/** Gives a taster a new status from a day on, with its reason; not the one they are already under. */
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const form = useFormCheck({
    status: required(status),
    from: required(from),
    reason: reason.trim().length < 3 ? 'required' : null,
  });

  async function send(): Promise<void> {
    if (!form.check() || pending || !isTasterStatus(status) || from === null) return;
    const decision = decideAddStatus(spans, { status, from });
    if (!decision.ok) return setRefusal(decision);
    setPending(true);
    const result = await give('add-status', { taster, status, from, reason });
    setPending(false);
    if (!result.ok) return setRefusal(result);
    show({ text: t`The status is saved` });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Add a status`}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending}>
            {pending ? <Trans>Saving</Trans> : <Trans>Add the status</Trans>}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => void send()} label={t`Add a status`}>
        <Stack gap={4}>
          {refusal !== null && (
            <Note kind="error" isLive>
              <RefusalWords refusal={refusal} />
            </Note>
          )}
          <Select
            label={t`Status`}
            value={status}
            options={TASTER_STATUSES.map((id) => ({
              id,
              label: i18n._(tasterStatusMessage(id)),
            }))}
            onChange={setStatus}
            errorMessage={form.wordsOf('status')}
          />
          <DateField
            label={t`From`}
            incompleteMessage={t`This date is not complete`}
            value={from}
            onChange={setFrom}
            errorMessage={form.wordsOf('from')}
          />
          <TextArea
            label={t`Reason`}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={500}
            errorMessage={form.wordsOf('reason')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
