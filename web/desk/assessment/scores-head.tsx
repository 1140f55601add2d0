import { Trans, useLingui } from '@lingui/react/macro';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { verdict } from '../../parts/figures/verdict.css.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { top } from './assessment.css.ts';

/** The header of a scored sample: total, medal and place (SHT-6). It states no class. */
export function ScoresHead({ scores }: { readonly scores: SampleScores }) {
  const { t } = useLingui();
  const write = useFormat();
  const medals = useMedalWords();
  const { total, rank, ranked, n, isTied } = scores;
  const { maximum } = total;
  const score = write.number(total.score, Number.isInteger(total.score) ? 0 : 2);
  const how = { median: t`median`, mean: t`mean`, trimmedMean: t`trimmed mean` }[scores.how];
  return (
    <div className={top}>
      <div>
        <Text tone="caption" as="p">
          <Trans>Scored on {maximum} points</Trans>
        </Text>
        <p className={verdict}>{score}</p>
        <Text tone="muted" as="p">
          {medals(scores.medal)}
        </Text>
      </div>
      <DefinitionList
        layout="sum"
        items={[
          {
            term: t`Place`,
            value: isTied ? t`${rank} of ${ranked}, shared` : t`${rank} of ${ranked}`,
          },
          ...scores.parts.map(({ key, score: points, maximum: most }) => {
            const written = write.number(points, Number.isInteger(points) ? 0 : 2);
            return { term: t`Part ${key}`, value: t`${written} of ${most}` };
          }),
        ]}
      />
      <DefinitionList
        layout="sum"
        items={[
          { term: t`Valid sheets`, value: String(n) },
          { term: t`Scores put together by`, value: how },
        ]}
      />
    </div>
  );
}
