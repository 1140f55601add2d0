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
              value: t`The mean square of the oils over that of the replicates, from the oils that the taster tasted twice, with the degrees of freedom of both. Large: the taster tells the oils apart by more than their own replicates differ.`,
            },
            {
              term: t`Repeatability, cm`,
              value: t`√(Σ (x₁ − x₂)² / 2n), from the same pairs. Small: the taster finds the same again.`,
            },
            {
              term: t`Agreement r`,
              value: t`The correlation of the marks with the medians of the others in the same glasses, −1 to 1. Near 1: the taster ranks the oils as the panel does.`,
            },
            {
              term: t`Leverage, cm`,
              value: t`The panel’s median with the taster less the median without: the mean of its size, and the largest. Large: much hangs on this taster.`,
            },
            {
              term: t`Bias, cm`,
              value: t`The mean of the marks less the medians of the others in the same glasses, with its 95 % t interval. Above 0: marks higher than the panel. A level of one’s own harms no ranking, but moves medians.`,
            },
            {
              term: t`Mixed assessor model`,
              value: t`Marks as the taster’s level, the sample’s mean times the taster’s scaling, disagreement and noise, over the samples that all its tasters tasted twice. Samples and scaling are tested against disagreement, disagreement against noise; scaling has the 95 % t interval of the taster’s own line.`,
            },
            {
              term: t`Map of the panel`,
              value: t`Principal components of the biases of tasters by attributes, each attribute less the mean of the tasters, in cm and not standardised.`,
            },
            {
              term: t`Category differs without`,
              value: t`Every glass is classified again without the taster’s sheet; counted are those with another category.`,
            },
          ]}
        />
        <Text as="p" tone="muted">
          <Trans>
            Discrimination, repeatability and agreement as ISO 8586 and ISO 11132 use them for
            assessors; the mixed assessor model after Brockhoff, Schlich and Skovgaard (2015); bias,
            map, leverage and what differs without a taster are conventions of Verdial. No published
            limit of any of them is known, so none is held against one.
          </Trans>
        </Text>
      </Stack>
    </Section>
  );
}
