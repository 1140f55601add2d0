import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedIndex, TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ExplainedFigure } from '../../../parts/figures/explained-figure.tsx';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { address } from '../../../parts/page/address.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import { seriesOf } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { IndexStanding } from '../index-standing.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { beyondSince } from './beyond-since.ts';
import { useAskedColumn } from './use-asked-column.tsx';
import { useWayBackWords } from './use-way-back-words.ts';

/** The columns of competence: every index that is asked for beside its limit, the verdict, and what would change it. */
export function useCompetenceColumns(quality: Quality): readonly RegisterColumn<TasterQuality>[] {
  const { t } = useLingui();
  const write = useFormat();
  const words = useQualityWords();
  const wayBack = useWayBackWords();
  const { facts, report } = quality;
  const made = new Map(quality.evolution?.year.tasters.map((one) => [one.taster, one.evaluations]));
  const asked = useAskedColumn<TasterQuality>(
    quality.evolution === null ? null : facts.settings.evaluationsAYear,
    ({ taster }) => made.get(taster) ?? 0,
  );
  const charts = new Map(quality.evolution?.tasters.map((one) => [one.taster, one.series]));
  const since = ({ taster, beyond }: TasterQuality): readonly string[] =>
    beyond.flatMap((of) => {
      const points = charts.get(taster)?.[of.series]?.[of.index]?.points ?? [];
      const day = beyondSince(points);
      return day === null ? [] : [t`${words.named(of)} since ${write.day(day)}`];
    });
  const named = (name: string) => ({ header: name, spoken: name, name });
  const indexes = report.asked.flatMap((index) =>
    seriesOf(report).map((series): NamedIndex => ({ index, series })),
  );
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      width: 190,
      cell: ({ taster }) => (
        <Link href={address('/intra/quality/tasterevolution', { search: { taster } })} strong>
          {taster} {nameOfTaster(facts, taster)}
        </Link>
      ),
      text: ({ taster }) => taster,
    },
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
      width: 190,
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
    {
      id: 'way',
      ...named(t`What would change it`),
      cell: (taster) => wayBack(taster),
      text: wayBack,
    },
  ];
}
