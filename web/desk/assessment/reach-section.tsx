import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { DerivationWords } from '../../parts/figures/derivation-words.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { analysisNumbers } from './analysis-numbers.ts';
import { steps as list } from './assessment.css.ts';
import type { Reach } from './reach-of.ts';

/** How the class was reached, step by step, with the rule and whose limits. */
export function ReachSection(props: {
  readonly reach: Reach;
  readonly settings: PanelSettings;
  /** The validated analyses of the sample. */
  readonly steps: readonly AnalysisStep[];
}) {
  const { reach, settings, steps } = props;
  const { t } = useLingui();
  const numbers = reach.by === null ? null : analysisNumbers(reach.by, steps);
  return (
    <Section
      title={
        numbers !== null
          ? t`How the category was reached from analyses ${numbers[0]} and ${numbers[1]}`
          : reach.replicate === null
            ? t`How the category was reached`
            : t`How the category of replicate ${reach.replicate} was reached`
      }
      level={3}
    >
      <ol className={list}>
        {reach.steps.map((step) => (
          <li key={`${step.kind} ${'of' in step ? step.of : ''}`}>
            <DerivationWords step={step} />
          </li>
        ))}
      </ol>
      <Text tone="caption" as="p">
        {settings.scheme === 'EU' ? (
          <Trans>M-CLASS, limits of the EU scheme</Trans>
        ) : (
          <Trans>M-CLASS, limits of the IOC scheme</Trans>
        )}
      </Text>
    </Section>
  );
}
