import { Trans, useLingui } from '@lingui/react/macro';
import { setPlanField } from '../../../../domain/documents/session.document.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import type { Registers } from '../../../live/session/use-registers.ts';
import { useDefinition } from '../../../parts/points/use-definition.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import type { WrittenOver } from './overwritten-line.tsx';
import { PlanCheck } from './plan-check.tsx';
import { PlanMaxima } from './plan-maxima.tsx';
import { turnTraining } from './target-edits.ts';
import type { SharedPlan } from './use-plan.ts';

/**
 * The options of a session: one code per taster, training, counter-assessment and maximum
 * normalised errors.
 */
export function PlanOptions(props: {
  readonly shared: SharedPlan;
  readonly registers: Registers;
  readonly others: readonly MarkedPresent[];
  readonly writtenOver: WrittenOver;
}) {
  const { shared, registers, others, writtenOver } = props;
  const { plan, handle, isReadOnly, isServed } = shared;
  const { t } = useLingui();
  // Sheets of points have no normalised error (SHT-7).
  const form = useDefinition(plan.sheet)?.form;
  return (
    <Section title={t`Options`} level={3}>
      <Stack gap={3}>
        <div data-place="multicode">
          <Switch
            isAtEnd
            isSelected={plan.multicode}
            isDisabled={isReadOnly || isServed}
            onChange={(multicode) => setPlanField(handle.doc, 'multicode', multicode)}
          >
            <Trans>Multicode: one code per taster</Trans>
          </Switch>
        </div>
        <div data-place="training">
          <Switch
            isAtEnd
            isSelected={plan.training}
            isDisabled={isReadOnly || isServed}
            onChange={(training) =>
              turnTraining(
                handle.doc,
                plan,
                training,
                (sample) => registers.samples.get(sample)?.referenceValues ?? [],
              )
            }
          >
            {plan.training && plan.counts ? (
              <Trans>Training</Trans>
            ) : (
              <Trans>Training, not counted</Trans>
            )}
          </Switch>
        </div>
        {plan.training && <TrainingOptions shared={shared} />}
        <div data-place="checks">
          <PlanCheck
            session={shared.session}
            checks={plan.checks ?? null}
            isFixed={isReadOnly || isServed}
            onChange={(checks) => setPlanField(handle.doc, 'checks', checks)}
          />
        </div>
        {form !== 'points' && (
          <PlanMaxima
            doc={handle.doc}
            plan={plan}
            isReadOnly={isReadOnly || isServed}
            others={others}
            writtenOver={writtenOver}
          />
        )}
      </Stack>
    </Section>
  );
}

/**
 * The options of a training session: whether each glass is answered once it is sealed, and whether
 * the session counts (TRN-2, TRN-7).
 */
function TrainingOptions({ shared }: { readonly shared: SharedPlan }) {
  const { plan, handle } = shared;
  const isFixed = shared.isReadOnly || shared.isServed;
  const { t } = useLingui();
  return (
    <>
      <div data-place="answers">
        <Switch
          isAtEnd
          isSelected={plan.answers && !plan.counts}
          isDisabled={isFixed || plan.counts}
          description={
            plan.counts
              ? t`Off: a session that counts stays blind.`
              : t`Tasters read their distance once their sheet is sealed.`
          }
          onChange={(answers) => setPlanField(handle.doc, 'answers', answers)}
        >
          <Trans>Answer at once after signing</Trans>
        </Switch>
      </div>
      <div data-place="counts">
        <Switch
          isAtEnd
          isSelected={plan.counts}
          isDisabled={isFixed}
          onChange={(counts) => setPlanField(handle.doc, 'counts', counts)}
        >
          <Trans>Counts for the quality indexes</Trans>
        </Switch>
      </div>
    </>
  );
}
