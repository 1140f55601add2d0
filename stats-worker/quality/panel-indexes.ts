import type { AssessedHistory } from '../history/assessed-history.ts';
import { type QualityIndex, qualityIndex } from './index-value.ts';
import type { Series } from './observation.ts';
import { panelDeviation } from './panel-deviation.ts';
import { panelPrecision } from './panel-precision.ts';
import type { QualityMaterial } from './quality-material.ts';
import { seriesOf } from './series.ts';

/** The indexes of a panel in one series (M-PNP, M-DNP). */
export type PanelSeries = { readonly pn: QualityIndex; readonly dn: QualityIndex };

/** The indexes of a panel in the series that its settings require. */
export type PanelIndexes = Readonly<Partial<Record<Series, PanelSeries>>>;

/** Computes the indexes of the panel, from material within the window (M-QC). */
export function panelIndexes(history: AssessedHistory, material: QualityMaterial): PanelIndexes {
  const { settings } = history;
  const most = settings.duplicatesQualityNumberPanel;
  const found: Partial<Record<Series, PanelSeries>> = {};
  for (const series of seriesOf(settings.panelAttribute))
    found[series] = {
      pn: qualityIndex(
        'pnPanel',
        panelPrecision(history, material, series).slice(0, most),
        settings,
      ),
      dn: qualityIndex(
        'dnPanel',
        panelDeviation(history, material, series).slice(0, most),
        settings,
      ),
    };
  return found;
}
