import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from 'react-aria';
import type { SampleRow } from '../../../../domain/samples/sample-fields.ts';
import type { EarlierHalf } from '../../../../domain/sessions/earlier-half.ts';
import { parseSampleId, type SampleId } from '../../../../domain/words/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import type { Registers } from '../../../live/session/use-registers.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { markOverflow } from '../../../ui/table/mark-overflow.ts';
import { addSample, takeOffSample } from './edit-plan.ts';
import { acts, figure, scroller, table } from './plan.css.ts';
import { PlanSampleRow } from './plan-sample-row.tsx';
import { RegisterPicker } from './register-picker.tsx';
import type { SharedPlan } from './use-plan.ts';
import { rowPlace, whoIsIn } from './who-is-in.ts';

/** The table of a session's glasses: code, sample, role, and how much oil is left. */
export function PlanSamples(props: {
  readonly shared: SharedPlan;
  readonly registers: Registers;
  readonly others: readonly MarkedPresent[];
  readonly halves: ReadonlyMap<SampleId, EarlierHalf>;
}) {
  const { shared, registers, others, halves } = props;
  const { plan, isReadOnly, isServed } = shared;
  const { t } = useLingui();
  const [isPicking, setPicking] = useState(false);
  const isFixed = isReadOnly || isServed;
  return (
    <Section
      id="plan-samples"
      title={t`Samples`}
      count={t`${plan.entries.length} of at most 4`}
      actions={
        isFixed ? null : (
          <Button icon={Plus} variant="quiet" onPress={() => setPicking(true)}>
            <Trans>Add a sample</Trans>
          </Button>
        )
      }
    >
      {plan.entries.length === 0 ? (
        <EmptyState icon={FlaskConical} title={t`No sample yet`}>
          <Trans>Add samples; serve one twice for a duplicate.</Trans>
        </EmptyState>
      ) : (
        <div className={scroller} ref={markOverflow}>
          <table className={table} aria-label={t`Samples`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Tasting code</Trans>
                </th>
                <th scope="col">
                  <Trans>Sample</Trans>
                </th>
                <th scope="col">
                  <Trans>Presentation</Trans>
                </th>
                <th scope="col">
                  <Trans>Role</Trans>
                </th>
                <th scope="col" className={figure}>
                  <Trans>Remaining</Trans>
                </th>
                <th scope="col" className={acts}>
                  <VisuallyHidden>{t`Actions`}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {plan.entries.map((entry) => (
                <PlanSampleRow
                  key={entry.id}
                  entry={entry}
                  shared={shared}
                  row={registers.samples.get(entry.sample) ?? null}
                  held={whoIsIn(others, rowPlace(entry.id))}
                  half={halves.get(entry.sample) ?? null}
                  isFixed={isFixed}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isPicking ? <SamplePicker shared={shared} onClose={() => setPicking(false)} /> : null}
    </Section>
  );
}

/**
 * The dialog that chooses a session's samples from the register; reference materials are named as
 * such.
 */
function SamplePicker(props: { readonly shared: SharedPlan; readonly onClose: () => void }) {
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
