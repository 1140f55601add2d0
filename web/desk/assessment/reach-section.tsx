import { Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { reachSteps } from '../../parts/figures/reach-steps.ts';
import { ReachWords } from '../../parts/figures/reach-words.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { steps as list } from './assessment.css.ts';

/** How the class was reached, step by step, with the rule and whose limits. */
export function ReachSection(props: {
  readonly assessment: Assessment;
  readonly settings: PanelSettings;
}) {
  const { assessment, settings } = props;
  const { t } = useLingui();
  return (
    <Section title={t`How the class was reached`} level={3}>
      <ol className={list}>
        {reachSteps(assessment, settings.scheme).map((step) => (
          <li key={`${step.kind} ${step.kind === 'rounded' ? step.of : ''}`}>
            <ReachWords step={step} />
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
