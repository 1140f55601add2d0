import { useLingui } from '@lingui/react/macro';
import type { SampleRow } from '../../../../domain/samples/sample-fields.ts';
import { parseSampleId } from '../../../../domain/words/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { addSample, takeOffSample } from './edit-plan.ts';
import { RegisterPicker } from './register-picker.tsx';
import type { SharedPlan } from './use-plan.ts';

/**
 * The dialog that chooses a session's samples from the register; reference materials are named as
 * such.
 */
export function SamplePicker(props: { readonly shared: SharedPlan; readonly onClose: () => void }) {
  const { plan, handle } = props.shared;
  const { t } = useLingui();
  const write = useFormat();
  const below = (row: SampleRow): string =>
    [
      row.reference ? t`Reference material` : null,
      row.presentation === '' ? null : row.presentation,
      row.currentQuantity === null ? null : t`${write.quantity(row.currentQuantity)} mL left`,
      row.externalReference === '' ? null : row.externalReference,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <RegisterPicker<SampleRow>
      title={t`Add samples`}
      searchLabel={t`Code or reference`}
      register="samples"
      sort="code"
      fetchPage={(query, signal) => ask('GET /api/samples', { query, signal })}
      choiceOf={(row) => ({ id: row.id, label: row.code, below: below(row) })}
      chosen={new Set(plan.entries.map(({ sample }) => sample))}
      onChange={(id, isChosen) => {
        const sample = parseSampleId(id);
        if (sample === null) return;
        if (isChosen) addSample(handle.doc, plan, sample);
        else takeOffSample(handle.doc, plan, sample);
      }}
      onClose={props.onClose}
    />
  );
}
