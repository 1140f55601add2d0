import {
  eachPanelIndex,
  eachTasterIndex,
  type PanelIndexName,
  type TasterIndex,
} from '../../domain/quality/quality-indexes.ts';
import { byCode } from '../../domain/words/code-order.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { type CheckedReference, checkedReferences } from '../quality/checked-references.ts';
import { askedIndexes, competence } from '../quality/competence.ts';
import { type IndexDetail, indexDetail } from '../quality/index-detail.ts';
import { type Nonconforming, nonconforming } from '../quality/nonconforming.ts';
import type { Series } from '../quality/observation.ts';
import { panelObservations } from '../quality/panel-indexes.ts';
import type { QualityMaterial } from '../quality/quality-material.ts';
import type { QualityWindow } from '../quality/quality-window.ts';
import { seriesOf } from '../quality/series.ts';
import { tasterSeries } from '../quality/taster-indexes.ts';
import { type TooFewEvaluations, tooFew } from '../quality/too-few-evaluations.ts';
import { type WayBack, wayBack } from '../quality/way-back.ts';
import { type ComparedPair, comparedPairs } from './compared-pairs.ts';

/** The name of a taster's index that is beyond its limit, or has not enough data. */
export type NamedIndex = { readonly series: Series; readonly index: TasterIndex };

/** A taster's indexes in one series, with the rows behind them. */
export type TasterDetail = Readonly<Record<TasterIndex, IndexDetail>>;

/** One taster in the report of quality. */
export type TasterQuality = {
  readonly taster: string;
  readonly series: Readonly<Partial<Record<Series, TasterDetail>>>;
  readonly competent: boolean | null;
  readonly beyond: readonly NamedIndex[];
  readonly insufficient: readonly NamedIndex[];
  /** For each of those indexes, what would bring it within its limit. */
  readonly ways: readonly (NamedIndex & WayBack)[];
};

/** The panel's indexes in one series, with the rows behind them. */
export type PanelDetail = Readonly<Record<PanelIndexName, IndexDetail>>;

/** The report of internal quality control on one day: every index with its rows (M-QC). */
export type QualityReport = {
  /** The first and the last day that count; null where no session has a date. */
  readonly window: { readonly from: string; readonly to: string } | null;
  /**
   * The indexes that were required of a taster; not M-DNR in a panel without reference materials
   * (M-COMPETENT).
   */
  readonly asked: readonly TasterIndex[];
  /** By the taster's key. */
  readonly tasters: readonly TasterQuality[];
  readonly panel: Readonly<Partial<Record<Series, PanelDetail>>>;
  /** Every duplicate of the window, newest first. */
  readonly pairs: readonly ComparedPair[];
  readonly nonconforming: readonly Nonconforming[];
  /** The material that enters no index, because too few of its evaluations count (M-QC-N). */
  readonly tooFew: readonly TooFewEvaluations[];
  readonly references: readonly CheckedReference[];
};

/** Computes the report of quality from material within the window (M-QC, M-RM, M-COMPETENT). */
export const qualityReport = (
  history: AssessedHistory,
  material: QualityMaterial,
  window: QualityWindow | null,
): QualityReport => ({
  window: window === null ? null : { from: dateOf(window.from), to: dateOf(window.to) },
  asked: askedIndexes(history.settings, material.hasReferences),
  tasters: tasters(history, material),
  panel: panel(history, material),
  pairs: comparedPairs(history, material),
  nonconforming: nonconforming(history, material),
  tooFew: tooFew(history, material),
  references: checkedReferences(history, material),
});

function tasters(history: AssessedHistory, material: QualityMaterial): readonly TasterQuality[] {
  const { columns, settings } = history;
  const most = settings.duplicatesQualityNumberTaster;
  const collected = tasterSeries(history, material, most);
  const found = columns.tasters.map((taster, place): TasterQuality => {
    const series: Partial<Record<Series, TasterDetail>> = {};
    for (const { series: name, lists } of collected)
      series[name] = eachTasterIndex((index) =>
        indexDetail(history, index, lists[index][place] ?? [], settings),
      );
    const named = (verdict: 'beyond' | 'insufficient'): readonly NamedIndex[] =>
      collected.flatMap(({ series: name }) =>
        askedIndexes(settings, material.hasReferences)
          .filter((index) => series[name]?.[index].verdict === verdict)
          .map((index) => ({ series: name, index })),
      );
    const [beyond, insufficient] = [named('beyond'), named('insufficient')];
    return {
      taster,
      series,
      competent: competence(Object.values(series), settings, material.hasReferences).competent,
      beyond,
      insufficient,
      ways: [...beyond, ...insufficient].flatMap((of) => {
        const rows = series[of.series]?.[of.index].rows ?? [];
        const way = wayBack(of.index, rows, most, settings);
        return way === null ? [] : [{ ...of, ...way }];
      }),
    };
  });
  return found.toSorted((left, right) => byCode(left.taster, right.taster));
}

function panel(history: AssessedHistory, material: QualityMaterial): QualityReport['panel'] {
  const { settings } = history;
  const most = settings.duplicatesQualityNumberPanel;
  const found: Partial<Record<Series, PanelDetail>> = {};
  for (const series of seriesOf(settings.panelAttribute))
    found[series] = eachPanelIndex((index) =>
      indexDetail(
        history,
        index,
        panelObservations(index, history, material, series).slice(0, most),
        settings,
      ),
    );
  return found;
}
