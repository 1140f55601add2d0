import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';
import { required } from '../../../domain/fields/rules.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { call } from '../../parts/http/call.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

const FORM = 'quantity';
const MOST = 1_000_000;

function quantityProblem(quantity: number | null): FieldProblem | null {
  if (quantity === null) return 'required';
  return quantity < 0 || quantity > MOST ? 'out-of-range' : null;
}

/** SAM-3: what is left of a sample, measured again, with the reason why it differs. */
export function QuantityDialog({
  id,
  seen,
  onClose,
}: {
  readonly id: string;
  readonly seen: number;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const [quantity, setQuantity] = useState<number | null>(seen);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const form = useFormCheck({
    quantity: quantityProblem(quantity),
    reason: required(reason.trim()),
  });

  async function send(): Promise<void> {
    if (!form.check() || pending || quantity === null) return;
    setPending(true);
    const body = { seen, quantity, reason: reason.trim() };
    const corrected = await call('POST /api/samples/:id/movements', { params: { id }, body });
    setPending(false);
    await queries.invalidateQueries({ queryKey: ['samples'] });
    if (!corrected.ok) return setRefusal(corrected);
    await queries.invalidateQueries({ queryKey: ['history', 'sample', id] });
    show({ text: t`The quantity is corrected` });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Correct what is left`}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending}>
            {pending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => void send()} label={t`Correct what is left`}>
        <Stack gap={4}>
          {refusal !== null && (
            <Note kind="error" isLive>
              <RefusalWords refusal={refusal} />
            </Note>
          )}
          <NumberField
            label={t`Left now`}
            unit="mL"
            value={quantity}
            onChange={setQuantity}
            minValue={0}
            maxValue={MOST}
            errorMessage={form.wordsOf('quantity')}
            notNumberMessage={t`Invalid number format`}
          />
          <TextArea
            label={t`Reason`}
            isRequired
            requiredText={t`required`}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={1000}
            errorMessage={form.wordsOf('reason')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
