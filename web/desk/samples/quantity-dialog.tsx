import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonProblem } from '../../../domain/fields/reason.ts';
import { QUANTITY } from '../../../domain/samples/quantity-rule.ts';
import { formatQuantity } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { ReasonField } from '../../parts/forms/reason-field.tsx';
import { SaveQuestion } from '../../parts/forms/save-question.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { useToast } from '../../ui/toast/use-toast.ts';

/** Rule of the field: a quantity is required (SAM-3). */
const NEEDED = { ...QUANTITY, isRequired: true } as const;

/** Dialog that corrects the remaining quantity of a sample, in mL, with a reason (SAM-3). */
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
  const [isAsking, setAsking] = useState(false);
  const { locale } = useLocale();
  const sending = useSending();
  const form = useFormCheck({
    reason: reasonProblem(reason),
  });

  const write = (millilitres: number): string => formatQuantity(millilitres, locale);

  async function send(): Promise<void> {
    setAsking(false);
    if (quantity === null) return;
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
      onSubmit={() => {
        if (form.check() && quantity !== null) setAsking(true);
      }}
      onUnread={form.check}
      onClose={onClose}
    >
      <NumberInput
        label={t`Remaining now`}
        isRequired
        requiredText={t`required`}
        unit="mL"
        rule={NEEDED}
        value={quantity}
        onChange={setQuantity}
      />
      <ReasonField
        id={idOf('reason')}
        value={reason}
        onChange={setReason}
        errorMessage={form.wordsOf('reason')}
      />
      <SaveQuestion
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={t`Correct the remaining quantity?`}
      >
        <Trans>
          Left: from {write(seen)} mL to {write(quantity ?? seen)} mL.
        </Trans>
      </SaveQuestion>
    </FormDialog>
  );
}

const idOf = (field: string): string => `quantity-${field}`;
