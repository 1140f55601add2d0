import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '../../../ui/definition-list/definition-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';

/**
 * The formulas of the training aids, with how to read each figure and its source (docs/aids.md).
 */
export function AidFormulas() {
  const { t } = useLingui();
  return (
    <Section title={t`How they are computed`}>
      <Stack gap={3}>
        <DefinitionList
          layout="stack"
          items={[
            {
              term: t`Discrimination F`,
              value: t`Mean square of oils over replicates, for oils tasted twice, with degrees of freedom. Large: tells oils apart.`,
            },
            {
              term: t`Repeatability, cm`,
              value: t`√(Σ (x₁ − x₂)² / 2n), same pairs. Small: repeats the mark.`,
            },
            {
              term: t`Agreement r`,
              value: t`Correlation with the others’ medians. Near 1: ranks oils as the panel does.`,
            },
            {
              term: t`Leverage, cm`,
              value: t`How far the panel’s median moves without the taster: mean and largest.`,
            },
            {
              term: t`Bias, cm`,
              value: t`Mean mark less the others’ median, 95 % t interval. Above 0: marks higher; moves medians, not ranking.`,
            },
            {
              term: t`Mixed assessor model`,
              value: t`Mark = level + sample mean × scaling + disagreement + noise, for samples all tasted twice. Tests: samples and scaling against disagreement, disagreement against noise. Scaling: 95 % t interval.`,
            },
            {
              term: t`Map of the panel`,
              value: t`Principal components of the biases, centred by attribute, in cm, not standardised.`,
            },
            {
              term: t`Category differs without`,
              value: t`Glasses whose category changes without this sheet.`,
            },
          ]}
        />
        <Text as="p" tone="muted">
          <Trans>
            First three: ISO 8586, ISO 11132. Mixed assessor model: Brockhoff, Schlich and Skovgaard
            (2015). Others: Verdial’s conventions. No published limits.
          </Trans>
        </Text>
      </Stack>
    </Section>
  );
}
