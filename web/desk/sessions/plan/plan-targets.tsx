import { Trans, useLingui } from '@lingui/react/macro';
import type { SampleId } from '../../../../domain/words/ids.ts';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import type { Registers } from '../../../live/session/use-registers.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SampleTargetFields } from './sample-target.tsx';
import type { SharedPlan } from './use-plan.ts';

/** The targets of a training session, by sample; null for any other session (TRN-1). */
export function PlanTargets(props: {
  readonly shared: SharedPlan;
  readonly registers: Registers;
  readonly others: readonly MarkedPresent[];
}) {
  const { shared, registers, others } = props;
  const { t } = useLingui();
  const samples: readonly SampleId[] = [
    ...new Set(shared.plan.entries.map(({ sample }) => sample)),
  ];
  if (!shared.plan.training || samples.length === 0) return null;
  return (
    <Section id="plan-targets" title={t`Targets`}>
      <Text size={13} tone="muted">
        <Trans>
          Value and range, in cm. Tasters read their distance once their sheet is sealed.
        </Trans>
      </Text>
      {samples.map((sample) => (
        <SampleTargetFields
          key={sample}
          shared={shared}
          sample={sample}
          row={registers.samples.get(sample) ?? null}
          others={others}
        />
      ))}
    </Section>
  );
}
