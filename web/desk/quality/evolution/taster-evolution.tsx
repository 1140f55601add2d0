import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { IndexChart } from '../charts/index-chart.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { IndexNow } from '../index-now.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { RetrainingNote } from './retraining-note.tsx';
import { SessionDeviationChart } from './session-deviation-chart.tsx';
import { SessionDeviationTable } from './session-deviation-table.tsx';
import { TasterAttendance } from './taster-attendance.tsx';

/** The control charts of one taster in one series. */
export function TasterEvolution(props: {
  readonly taster: TasterQuality;
  readonly series: Series;
  readonly quality: Quality;
}) {
  const { taster, series, quality } = props;
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
    <DeferredChildren>
      <TasterAttendance taster={taster.taster} quality={quality} />
      {drawn.map(({ index, chart, title }) => (
        <RetrainingNote
          key={index}
          title={title}
          chart={chart}
          of={{ chart: index, series, taster: taster.taster }}
          quality={quality}
        />
      ))}
      {drawn.map(({ index, chart, detail, title }) => (
        <IndexChart
          key={index}
          title={title}
          chart={chart}
          of={{ chart: index, series, taster: taster.taster }}
          quality={quality}
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
      <SessionDeviationChart
        deviations={charts.sessions}
        taster={taster.taster}
        series={series}
        quality={quality}
      />
      <SessionDeviationTable deviations={charts.sessions} />
    </DeferredChildren>
  );
}
