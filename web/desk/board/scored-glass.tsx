import { Trans, useLingui } from '@lingui/react/macro';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { verdict } from '../../parts/figures/verdict.css.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** The present scores of a glass on a sheet of points: total, medal, place and parts (SHT-6). */
export function ScoredGlass({ scores }: { readonly scores: SampleScores }) {
  const { t } = useLingui();
  const write = useFormat();
  const medals = useMedalWords();
  const { total, rank, ranked, isTied, medal, parts } = scores;
  const { maximum } = total;
  const points = (value: number) => write.number(value, Number.isInteger(value) ? 0 : 2);
  return (
    <>
      <div>
        <Text tone="caption" as="p">
          <Trans>Scored on {maximum} points</Trans>
        </Text>
        <p className={verdict}>{points(total.score)}</p>
        <Text tone="muted" as="p">
          {medals(medal)}
        </Text>
      </div>
      <DefinitionList
        layout="sum"
        items={[
          {
            term: t`Place`,
            value: isTied ? t`${rank} of ${ranked}, shared` : t`${rank} of ${ranked}`,
          },
          ...parts.map(({ key, score, maximum: most }) => {
            const written = points(score);
            return { term: t`Part ${key}`, value: t`${written} of ${most}` };
          }),
        ]}
      />
    </>
  );
}
