import { eachTasterIndex, type TasterIndex } from '../../domain/quality/quality-indexes.ts';
import { byCode } from '../../domain/words/code-order.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { competence } from './competence.ts';
import { type QualityIndex, qualityIndex } from './index-value.ts';
import type { Series } from './observation.ts';
import type { QualityMaterial } from './quality-material.ts';
import { seriesOf } from './series.ts';
import { tasterDeviation } from './taster-deviation.ts';
import type { TasterObservations } from './taster-observations.ts';
import { tasterPrecision } from './taster-precision.ts';
import { tasterReferenceDeviation } from './taster-reference-deviation.ts';

/** The indexes of a taster in one series (M-PNT, M-DNT, M-DNR). */
export type TasterSeries = Readonly<Record<TasterIndex, QualityIndex>>;

/** The indexes of a taster, and whether the taster is competent (M-COMPETENT). */
export type TasterIndexes = Readonly<Partial<Record<Series, TasterSeries>>> & {
  readonly competent: boolean | null;
};

/** The observations for the indexes of all tasters in one series. */
export type SeriesObservations = {
  readonly series: Series;
  readonly lists: Readonly<Record<TasterIndex, TasterObservations>>;
};

type Collect = (
  history: AssessedHistory,
  material: QualityMaterial,
  series: Series,
  most: number,
) => TasterObservations;

/** How the observations of each index are collected. */
const COLLECT: Readonly<Record<TasterIndex, Collect>> = {
  pn: tasterPrecision,
  dn: tasterDeviation,
  dnReference: tasterReferenceDeviation,
};

/**
 * Collects the observations for the indexes of the tasters, at most so many for each, in every
 * series that the settings require (M-QC).
 */
export const tasterSeries = (
  history: AssessedHistory,
  material: QualityMaterial,
  most: number,
): readonly SeriesObservations[] =>
  seriesOf(history.settings.tasterAttribute).map((series) => ({
    series,
    lists: eachTasterIndex((index) => COLLECT[index](history, material, series, most)),
  }));

/**
 * Computes the indexes of every taster of the history, from material within the window; by the
 * taster's key (M-QC).
 */
export function tasterIndexes(
  history: AssessedHistory,
  material: QualityMaterial,
): Readonly<Record<string, TasterIndexes>> {
  const { columns, settings } = history;
  const most = settings.duplicatesQualityNumberTaster;
  const collected = tasterSeries(history, material, most);
  const indexes: [string, TasterIndexes][] = columns.tasters.map((key, taster) => {
    const found: Partial<Record<Series, TasterSeries>> = {};
    for (const { series, lists } of collected)
      found[series] = eachTasterIndex((index) =>
        qualityIndex(index, lists[index][taster] ?? [], settings),
      );
    const { competent } = competence(Object.values(found), settings, material.hasReferences);
    return [key, { ...found, competent }];
  });
  return Object.fromEntries(indexes.sort(([left], [right]) => byCode(left, right)));
}
