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
export type TasterSeries = {
  readonly pn: QualityIndex;
  readonly dn: QualityIndex;
  readonly dnReference: QualityIndex;
};

/** The indexes of a taster, and whether they make a competent one (M-COMPETENT). */
export type TasterIndexes = Readonly<Partial<Record<Series, TasterSeries>>> & {
  readonly competent: boolean | null;
};

/** What the indexes of all tasters in one series are computed from. */
export type SeriesObservations = {
  readonly series: Series;
  readonly pn: TasterObservations;
  readonly dn: TasterObservations;
  readonly dnReference: TasterObservations;
};

/** M-QC: what the indexes of the tasters are computed from, at most so many a taster, in every series that the settings ask for. */
export const tasterSeries = (
  history: AssessedHistory,
  material: QualityMaterial,
  most: number,
): readonly SeriesObservations[] =>
  seriesOf(history.settings.tasterAttribute).map((series) => ({
    series,
    pn: tasterPrecision(history, material, series, most),
    dn: tasterDeviation(history, material, series, most),
    dnReference: tasterReferenceDeviation(history, material, series, most),
  }));

/** M-QC: the indexes of every taster of the history, over material that is already within the window; by the taster's key. */
export function tasterIndexes(
  history: AssessedHistory,
  material: QualityMaterial,
): Readonly<Record<string, TasterIndexes>> {
  const { columns, settings } = history;
  const most = settings.duplicatesQualityNumberTaster;
  const collected = tasterSeries(history, material, most);
  const indexes: [string, TasterIndexes][] = columns.tasters.map((key, taster) => {
    const found: Partial<Record<Series, TasterSeries>> = {};
    for (const { series, pn, dn, dnReference } of collected)
      found[series] = {
        pn: qualityIndex('pn', pn[taster] ?? [], settings),
        dn: qualityIndex('dn', dn[taster] ?? [], settings),
        dnReference: qualityIndex('dnReference', dnReference[taster] ?? [], settings),
      };
    const { competent } = competence(Object.values(found), settings, material.hasReferences);
    return [key, { ...found, competent }];
  });
  return Object.fromEntries(indexes.sort(([left], [right]) => byCode(left, right)));
}
