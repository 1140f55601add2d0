import { Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { ReachWords } from '../../parts/figures/reach-words.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { steps as list } from './assessment.css.ts';
import type { Reach } from './reach-of.ts';

/** How the class was reached, step by step, with the rule and whose limits. */
export function ReachSection(props: { readonly reach: Reach; readonly settings: PanelSettings }) {
  const { reach, settings } = props;
  const { t } = useLingui();
  return (
    <Section
      title={
        reach.replicate === null
          ? t`How the category was reached`
          : t`How the category of replicate ${reach.replicate} was reached`
      }
      level={3}
    >
      <ol className={list}>
        {reach.steps.map((step) => (
          <li key={`${step.kind} ${'of' in step ? step.of : ''}`}>
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
