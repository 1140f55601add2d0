import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { DerivationWords } from '../../parts/figures/derivation-words.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { analysisNumbers } from './analysis-numbers.ts';
import { steps as list } from './assessment.css.ts';
import type { CategoryDerivation } from './category-derivation.ts';

/**
 * The section with the derivation of a category: each step, the rule and the scheme of its limits.
 */
export function DerivationSection(props: {
  readonly derivation: CategoryDerivation;
  readonly settings: PanelSettings;
  /** The validated analyses of the sample. */
  readonly steps: readonly AnalysisStep[];
}) {
  const { derivation, settings, steps } = props;
  const { t } = useLingui();
  const numbers = derivation.by === null ? null : analysisNumbers(derivation.by, steps);
  return (
    <Section
      title={
        numbers !== null
          ? t`How analyses ${numbers[0]} and ${numbers[1]} gave the category`
          : derivation.replicate === null
            ? t`How the category was reached`
            : t`How the category of replicate ${derivation.replicate} was reached`
      }
      level={3}
    >
      <ol className={list}>
        {derivation.steps.map((step) => (
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
