import {
  eachPanelIndex,
  type PanelIndex,
  type PanelIndexName,
} from '../../domain/quality/quality-indexes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { type QualityIndex, qualityIndex } from './index-value.ts';
import type { Observation, Series } from './observation.ts';
import { panelDeviation } from './panel-deviation.ts';
import { panelPrecision } from './panel-precision.ts';
import type { QualityMaterial } from './quality-material.ts';
import { seriesOf } from './series.ts';

/** The indexes of a panel in one series (M-PNP, M-DNP). */
export type PanelSeries = Readonly<Record<PanelIndexName, QualityIndex>>;

/** The indexes of a panel in the series that its settings require. */
export type PanelIndexes = Readonly<Partial<Record<Series, PanelSeries>>>;

type Collect = (
  history: AssessedHistory,
  material: QualityMaterial,
  series: Series,
) => readonly Observation[];

const COLLECT: Readonly<Record<PanelIndex, Collect>> = {
  pnPanel: panelPrecision,
  dnPanel: panelDeviation,
};

/** Collects the observations of an index of the panel in a series, newest first (M-QC). */
export const panelObservations = (
  index: PanelIndex,
  ...of: Parameters<Collect>
): readonly Observation[] => COLLECT[index](...of);

/** Computes the indexes of the panel, from material within the window (M-QC). */
export function panelIndexes(history: AssessedHistory, material: QualityMaterial): PanelIndexes {
  const { settings } = history;
  const most = settings.duplicatesQualityNumberPanel;
  const found: Partial<Record<Series, PanelSeries>> = {};
  for (const series of seriesOf(settings.panelAttribute))
    found[series] = eachPanelIndex((index) =>
      qualityIndex(
        index,
        panelObservations(index, history, material, series).slice(0, most),
        settings,
      ),
    );
  return found;
}
