import { useLingui } from '@lingui/react';
import { type PanelIndexName, panelIndex } from '../../../../domain/quality/quality-indexes.ts';
import { INDEX_WORDS } from '../../../parts/figures/index-words.ts';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { IndexChart } from '../charts/index-chart.tsx';
import { panelSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { IndexNow } from '../index-now.tsx';
import { useQualityWords } from '../use-quality-words.ts';

/** An index of the panel over the period, in every series that the settings require. */
export function PanelIndexCharts(props: {
  readonly index: PanelIndexName;
  readonly quality: Quality;
}) {
  const { index, quality } = props;
  const kind = panelIndex(index);
  const { i18n } = useLingui();
  const words = useQualityWords();
  const { report, evolution, facts } = quality;
  const charts = panelSeries(report).map((series) => {
    const detail = report.panel[series]?.[index];
    const chart = evolution?.panel[series]?.[index];
    if (detail === undefined || chart === undefined) return null;
    const name = words.series[series].toLowerCase();
    const title = i18n._(INDEX_WORDS[kind].charted(name));
    return (
      <IndexChart
        key={series}
        title={title}
        chart={chart}
        of={{ chart: kind, series, taster: null }}
        quality={quality}
        isLow
        end={
          <IndexNow
            kind={kind}
            series={series}
            title={title}
            detail={detail}
            settings={facts.settings}
          />
        }
      />
    );
  });
  return <DeferredChildren>{charts}</DeferredChildren>;
}
