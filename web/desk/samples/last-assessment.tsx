import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { assessmentHref } from '../../live/session/board-addresses.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { Overrides } from '../../parts/sessions/overridden.tsx';
import { TrainingMark } from '../../parts/sessions/training-mark.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/**
 * Summary of the last valid result of a sample: class, predominant defect, medians, session and day
 * (SAM-5).
 */
export function LastAssessment({ results }: { readonly results: readonly ResultRow[] }) {
  const { t, i18n } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const [last] = results;
  if (last === undefined)
    return (
      <Text tone="muted">
        <Trans>No validated result yet.</Trans>
      </Text>
    );
  const { session, predominantDefect: defect } = last;
  const oil = parseOilClass(last.class);
  const className = oil === null ? last.class : i18n._(oilClassMessage(oil));
  return (
    <Stack gap={3}>
      <DefinitionList
        layout="facts"
        items={[
          {
            term: t`Category`,
            value: last.isProvisional ? t`${className}, provisional` : className,
          },
          {
            term: t`Predominant defect`,
            value:
              isAttributeKey(defect) || isDescriptorKey(defect)
                ? names.label(defect)
                : capital(t`none`),
          },
          { term: 'Md', value: write.cm(last.md) },
          { term: 'Mf', value: write.cm(last.mf) },
          { term: t`Session`, value: session },
          { term: t`Date`, value: write.day(last.date) },
        ]}
      />
      <TrainingMark training={last.training} />
      <Overrides of={last} />
      <Inline>
        <LinkButton href={assessmentHref(session, last.sample.id, last.replicate)} size="dense">
          <Trans>Open the assessment</Trans>
        </LinkButton>
      </Inline>
    </Stack>
  );
}
