import { Trans, useLingui } from '@lingui/react/macro';
import { isFromReferences, type TasterIndex } from '../../../../domain/quality/quality-indexes.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { IndexChart } from '../charts/index-chart.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { IndexNow } from '../index-now.tsx';
import { QualityExport } from '../quality-export.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { useRowColumns } from '../use-row-columns.tsx';

/** An index of a taster, in a series. */
type Chosen = {
  readonly index: TasterIndex;
  readonly series: Series;
  readonly taster: TasterQuality;
  readonly heads: { readonly found: string; readonly against: string };
  readonly quality: Quality;
};

/** One index of one taster: the control chart, the present value, and every row behind it. */
export function OneTaster({ index, series, taster, heads, quality }: Chosen) {
  const { t } = useLingui();
  const words = useQualityWords();
  const detail = taster.series[series]?.[index];
  const columns = useRowColumns(detail?.rows ?? [], heads, quality.idOf);
  const charts = quality.evolution?.tasters.find((found) => found.taster === taster.taster);
  const chart = charts?.series[series]?.[index];
  const name = words.series[series].toLowerCase();
  const title = `${words.indexes[index]}, ${name}`;
  if (detail === undefined || detail.n === 0)
    return (
      <EmptyState title={t`No data in this period`}>
        {isFromReferences(index) ? (
          <Trans>No valid sheet of a reference material.</Trans>
        ) : (
          <Trans>No sample with two signed, valid replicates.</Trans>
        )}
      </EmptyState>
    );
  return (
    <>
      {chart === undefined ? null : (
        <IndexChart
          title={title}
          chart={chart}
          of={{ chart: index, series, taster: taster.taster }}
          quality={quality}
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
      )}
      <Section
        title={isFromReferences(index) ? t`The reference materials` : t`The pairs`}
        count={detail.n}
      >
        <FigureTable
          label={title}
          columns={columns}
          rows={detail.rows}
          rowId={({ session, sample }) => `${session} ${sample}`}
        />
      </Section>
    </>
  );
}

/** The export of the rows behind the index. */
export function OneTasterExport({ index, series, taster, heads, quality }: Chosen) {
  const words = useQualityWords();
  const rows = taster.series[series]?.[index].rows ?? [];
  return (
    <QualityExport
      name={`${taster.taster}-${index}-${series}`}
      title={`${taster.taster} ${words.indexes[index]}`}
      columns={useRowColumns(rows, heads, quality.idOf)}
      rows={rows}
    />
  );
}
