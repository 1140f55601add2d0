import { eachTasterIndex, type TasterIndex } from '../../domain/quality/quality-indexes.ts';
import type { ControlChart } from '../quality/moving-index-chart.ts';
import type { Series } from '../quality/observation.ts';
import type { EvolutionReport, TasterCharts } from './evolution-report.ts';
import type { NamedIndex } from './quality-report.ts';

/**
 * The charts of a taster that a page draws: one of them, or all where no series or index is named.
 */
export type DrawnCharts = { readonly taster: string } & Partial<NamedIndex>;

/** The part of an evolution that a page draws. */
export type EvolutionPart = {
  /** Whether the page draws the charts of the panel. */
  readonly panel: boolean;
  readonly drawn: readonly DrawnCharts[];
};

/**
 * Reduces an evolution to what a page needs, since ten years are too much to send. The charts that
 * it draws are complete. Every other chart of a taster's index has only its newest points. They
 * show since when the index is beyond its limit, and whether the newest two with a verdict both
 * are. Panel charts and deviations of sessions that are not drawn are empty. The rest is unchanged.
 */
export const evolutionPart = (
  evolution: EvolutionReport,
  { panel, drawn }: EvolutionPart,
): EvolutionReport => ({
  ...evolution,
  panel: panel ? evolution.panel : {},
  tasters: evolution.tasters.map(({ taster, series }) => {
    const own = drawn.filter((one) => one.taster === taster);
    const kept: Partial<Record<Series, TasterCharts>> = {};
    for (const [name, charts] of entriesOf(series)) {
      const asked = own.filter((one) => one.series === undefined || one.series === name);
      const isDrawn = (index: TasterIndex) =>
        asked.some((one) => one.index === undefined || one.index === index);
      kept[name] = {
        ...eachTasterIndex((index) => (isDrawn(index) ? charts[index] : newestOf(charts[index]))),
        sessions: asked.some(({ index }) => index === undefined)
          ? charts.sessions
          : { ...charts.sessions, points: [] },
      };
    }
    return { taster, series: kept };
  }),
});

/**
 * A chart from the second newest point with a verdict on, or from the first point of the present
 * run beyond the limit.
 */
function newestOf(chart: ControlChart): ControlChart {
  const { points } = chart;
  let judged = 0;
  let isRun = true;
  let from = points.length;
  for (let place = points.length - 1; place >= 0; place -= 1) {
    const { verdict } = points[place] ?? { verdict: 'insufficient' };
    if (verdict === 'insufficient') continue;
    judged += 1;
    isRun &&= verdict === 'beyond';
    if (judged > 2 && !isRun) break;
    from = place;
  }
  return { ...chart, points: points.slice(from) };
}

const SERIES: readonly Series[] = ['defect', 'fruity', 'classified'];

const entriesOf = (
  series: Readonly<Partial<Record<Series, TasterCharts>>>,
): readonly (readonly [Series, TasterCharts])[] =>
  SERIES.flatMap((name) => {
    const charts = series[name];
    return charts === undefined ? [] : [[name, charts] as const];
  });
