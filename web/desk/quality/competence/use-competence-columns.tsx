import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedIndex, TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ExplainedFigure } from '../../../parts/figures/explained-figure.tsx';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { tasterSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { IndexStanding } from '../index-standing.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { exceededSince } from './exceeded-since.ts';
import { useAskedColumn } from './use-asked-column.tsx';
import { useWayColumns } from './use-way-columns.tsx';

/** The parts of the quality figures from which competence is shown. */
export type CompetenceFacts = Pick<Quality, 'facts' | 'report' | 'evolution'>;

/**
 * The table columns of competence: every required index with its limit, the verdict, and what would
 * change it.
 */
export function useCompetenceColumns(
  quality: CompetenceFacts,
): readonly RegisterColumn<TasterQuality>[] {
  const { t } = useLingui();
  const write = useFormat();
  const words = useQualityWords();
  const { facts, report } = quality;
  const [taster, way] = useWayColumns(facts);
  const made = new Map(quality.evolution?.year.tasters.map((one) => [one.taster, one.evaluations]));
  const asked = useAskedColumn<TasterQuality>(
    quality.evolution === null ? null : facts.settings.evaluationsAYear,
    ({ taster }) => made.get(taster) ?? 0,
  );
  const charts = new Map(quality.evolution?.tasters.map((one) => [one.taster, one.series]));
  const since = ({ taster, beyond }: TasterQuality): readonly string[] =>
    beyond.flatMap((of) => {
      const points = charts.get(taster)?.[of.series]?.[of.index]?.points ?? [];
      const day = exceededSince(points);
      return day === null ? [] : [t`${words.named(of)} since ${write.day(day)}`];
    });
  const named = (name: string) => ({ header: name, spoken: name, name });
  const indexes = report.asked.flatMap((index) =>
    tasterSeries(report).map((series): NamedIndex => ({ index, series })),
  );
  return [
    taster,
    ...indexes.map(
      (of): RegisterColumn<TasterQuality> => ({
        id: `${of.index} ${of.series}`,
        ...named(words.named(of)),
        cell: ({ series }) => {
          const index = series[of.series]?.[of.index];
          if (index === undefined) return '–';
          const { value, limit, verdict, rows } = index;
          if (verdict === 'insufficient' || value === null || limit === null)
            return <IndexStanding index={index} />;
          return (
            <ExplainedFigure
              title={words.named(of)}
              settings={facts.settings}
              question={{
                about: 'index',
                kind: of.index,
                series: of.series,
                observations: rows,
              }}
            >
              {write.beside(value, limit)}
            </ExplainedFigure>
          );
        },
        text: ({ series }) => String(series[of.series]?.[of.index].value ?? ''),
        align: 'end',
      }),
    ),
    {
      id: 'verdict',
      width: 140,
      ...named(t`Verdict`),
      cell: (taster) => {
        if (taster.competent === null)
          return (
            <StateMark state="waiting">
              <Trans>Not enough data</Trans>
            </StateMark>
          );
        return taster.competent ? (
          <StateMark state="done">
            <Trans>Competent</Trans>
          </StateMark>
        ) : (
          <Stack gap={1}>
            <StateMark state="stop">
              <Trans>Not competent</Trans>
            </StateMark>
            {since(taster).map((words) => (
              <Text key={words} tone="muted">
                {words}
              </Text>
            ))}
          </Stack>
        );
      },
      text: ({ competent }) =>
        competent === null ? 'insufficient' : competent ? 'competent' : 'not-competent',
    },
    ...asked,
    // On a narrow window this column is hidden, and `WaysBack` shows its texts below the table.
    { ...way, hideBelow: 'wide' },
  ];
}
