import {
  eachPanelIndex,
  eachTasterIndex,
  type IndexKind,
  isPanelIndex,
  type PanelIndexName,
  type TasterIndex,
} from '../../domain/quality/quality-indexes.ts';
import { byCode } from '../../domain/words/code-order.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf, monthsBefore } from '../marks/calendar-day.ts';
import type { ReferenceMaterial } from '../quality/assigned-value.ts';
import { type Attendance, attendance, yearEnding } from '../quality/attendance.ts';
import { WINDOW_MONTHS } from '../quality/index-value.ts';
import { movingIndex } from '../quality/moving-index.ts';
import { type ControlChart, controlChart } from '../quality/moving-index-chart.ts';
import type { Observation, Series } from '../quality/observation.ts';
import { panelObservations } from '../quality/panel-indexes.ts';
import { type QualityMaterial, qualityMaterial } from '../quality/quality-material.ts';
import type { QualityWindow } from '../quality/quality-window.ts';
import { seriesOf } from '../quality/series.ts';
import { type SessionDeviations, sessionDeviations } from '../quality/session-deviations.ts';
import { tasterSeries } from '../quality/taster-indexes.ts';

/** A taster's charts in one series. */
export type TasterCharts = Readonly<Record<TasterIndex, ControlChart>> & {
  readonly sessions: SessionDeviations;
};

/** The charts of the panel in one series. */
type PanelCharts = Readonly<Record<PanelIndexName, ControlChart>>;

/** The evolution of panel and tasters over a period (M-EVOLUTION). */
export type EvolutionReport = {
  readonly from: string;
  readonly to: string;
  readonly panel: Readonly<Partial<Record<Series, PanelCharts>>>;
  /** By the taster's key. */
  readonly tasters: readonly {
    readonly taster: string;
    readonly series: Readonly<Partial<Record<Series, TasterCharts>>>;
  }[];
  /** The attendance in the period, and in the calendar year of its last day. */
  readonly attendance: Attendance;
  readonly year: Attendance;
};

/**
 * Computes the control charts of the panel and of every taster over a period; each point uses the
 * six months before (M-EVOLUTION).
 */
export function evolutionReport(
  history: AssessedHistory,
  references: readonly ReferenceMaterial[],
  period: QualityWindow,
): EvolutionReport {
  const window = { from: monthsBefore(period.from, WINDOW_MONTHS), to: period.to };
  const material = qualityMaterial(history, references, window);
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    panel: panelCharts(history, material, period),
    tasters: tasterCharts(history, material, period),
    attendance: attendance(history, period),
    year: attendance(history, yearEnding(period.to)),
  };
}

function chart(
  { columns, entries, settings }: AssessedHistory,
  kind: IndexKind,
  observations: readonly Observation[],
  period: QualityWindow,
): ControlChart {
  const most = isPanelIndex(kind)
    ? settings.duplicatesQualityNumberPanel
    : settings.duplicatesQualityNumberTaster;
  const moving = movingIndex(entries, kind, observations, most, settings);
  return controlChart(
    moving.filter(({ day }) => day >= period.from),
    columns.sessions,
  );
}

function panelCharts(
  history: AssessedHistory,
  material: QualityMaterial,
  period: QualityWindow,
): EvolutionReport['panel'] {
  const found: Partial<Record<Series, PanelCharts>> = {};
  for (const series of seriesOf(history.settings.panelAttribute))
    found[series] = eachPanelIndex((index) =>
      chart(history, index, panelObservations(index, history, material, series), period),
    );
  return found;
}

function tasterCharts(
  history: AssessedHistory,
  material: QualityMaterial,
  period: QualityWindow,
): EvolutionReport['tasters'] {
  const collected = tasterSeries(history, material, Number.POSITIVE_INFINITY).map((of) => ({
    ...of,
    sessions: sessionDeviations(history, of.series, period),
  }));
  const found = history.columns.tasters.map((taster, place) => {
    const series: Partial<Record<Series, TasterCharts>> = {};
    for (const { series: name, lists, sessions } of collected)
      series[name] = {
        ...eachTasterIndex((index) => chart(history, index, lists[index][place] ?? [], period)),
        sessions: sessions[place] ?? { points: [], trend: null, lines: null },
      };
    return { taster, series };
  });
  return found.toSorted((left, right) => byCode(left.taster, right.taster));
}
