import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';
import { required } from '../../../domain/fields/rules.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

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
  const sending = useSending();
  const form = useFormCheck({
    quantity: quantityProblem(quantity),
    reason: required(reason.trim()),
  });

  async function send(): Promise<void> {
    if (!form.check() || quantity === null) return;
    const body = { seen, quantity, reason: reason.trim() };
    const corrected = await sending.send(() =>
      request('POST /api/samples/:id/movements', { params: { id }, body }),
    );
    if (corrected === null) return;
    await queries.invalidateQueries({ queryKey: ['samples'] });
    if (!corrected.ok) return;
    await queries.invalidateQueries({ queryKey: ['history', 'sample', id] });
    show({ text: t`The quantity is corrected` });
    onClose();
  }

  return (
    <FormDialog
      title={t`Correct the remaining quantity`}
      sending={sending}
      submit={{ label: <Trans>Save</Trans>, pending: <Trans>Saving</Trans> }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <NumberField
        label={t`Remaining now`}
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
    </FormDialog>
  );
}
