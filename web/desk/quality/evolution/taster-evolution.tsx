import { Trans, useLingui } from '@lingui/react/macro';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Note } from '../../../ui/note/note.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { IndexChart } from '../index-chart.tsx';
import { IndexNow } from '../index-now.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { SessionDeviationTable } from './session-deviation-table.tsx';

/** The charts of one taster in one series. */
export function TasterEvolution(props: {
  readonly taster: TasterQuality;
  readonly series: Series;
  readonly quality: Quality;
}) {
  const { taster, series, quality } = props;
  const { t } = useLingui();
  const write = useFormat();
  const words = useQualityWords();
  const charts = quality.evolution?.tasters.find((found) => found.taster === taster.taster)?.series[
    series
  ];
  const details = taster.series[series];
  if (charts === undefined || details === undefined) return null;
  const drawn = quality.report.asked.map((index) => ({
    index,
    chart: charts[index],
    detail: details[index],
    title: words.indexes[index],
  }));
  return (
    <>
      {drawn
        .filter(({ chart }) => chart.retraining)
        .map(({ index, chart, title }) => {
          const [before, last] = chart.points
            .filter(({ verdict }) => verdict !== 'insufficient')
            .slice(-2);
          if (before === undefined || last === undefined) return null;
          const [first, second] = [write.two(before.value), write.two(last.value)];
          const [one, two] = [write.day(before.date), write.day(last.date)];
          return (
            <Note key={index} kind="error" title={t`Retraining: two limit breaches in a row`}>
              <Trans>
                {title}: {first} on {one} and {second} on {two}; the limit is{' '}
                {write.two(last.limit)}.
              </Trans>
            </Note>
          );
        })}
      {drawn.map(({ index, chart, detail, title }) => (
        <IndexChart
          key={index}
          title={title}
          chart={chart}
          isLow
          end={
            <IndexNow
              kind={index}
              series={series}
              title={title}
              detail={detail}
              settings={quality.facts.settings}
            />
          }
        />
      ))}
      <SessionDeviationTable deviations={charts.sessions} />
    </>
  );
}
