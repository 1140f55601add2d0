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
              value: t`Mean square of the oils over the replicates’, from oils tasted twice, with both degrees of freedom. Large: tells oils apart.`,
            },
            {
              term: t`Repeatability, cm`,
              value: t`√(Σ (x₁ − x₂)² / 2n), same pairs. Small: repeats the mark.`,
            },
            {
              term: t`Agreement r`,
              value: t`Correlation with the others’ medians, −1 to 1. Near 1: ranks the oils as the panel does.`,
            },
            {
              term: t`Leverage, cm`,
              value: t`Panel’s median with the taster less without: mean size and largest. Large: much hangs on this taster.`,
            },
            {
              term: t`Bias, cm`,
              value: t`Mean mark less the others’ median, with its 95 % t interval. Above 0: marks higher. Harms no ranking, but moves medians.`,
            },
            {
              term: t`Mixed assessor model`,
              value: t`Mark = level + sample mean × scaling + disagreement + noise, over samples all tasted twice. Tests: samples and scaling against disagreement, disagreement against noise. Scaling has its 95 % t interval.`,
            },
            {
              term: t`Map of the panel`,
              value: t`Principal components of the biases, centred by attribute, in cm, not standardised.`,
            },
            {
              term: t`Category differs without`,
              value: t`Glasses whose category changes without the taster’s sheet.`,
            },
          ]}
        />
        <Text as="p" tone="muted">
          <Trans>
            First three: as in ISO 8586 and ISO 11132. Mixed assessor model: Brockhoff, Schlich and
            Skovgaard (2015). The rest: conventions of Verdial. None has a published limit.
          </Trans>
        </Text>
      </Stack>
    </Section>
  );
}
