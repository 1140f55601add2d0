import { markOf } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import { type DeviationLines, type DeviationRule, judgeDeviations } from './deviation-lines.ts';
import { medianUsed } from './median-used.ts';
import type { Series } from './observation.ts';
import { countedSessions } from './quality-material.ts';
import type { QualityWindow } from './quality-window.ts';
import { codeOfSeries } from './series.ts';
import { type Trend, trend } from './trend.ts';

/** A taster's deviation in one session: the mean of x - Me over its glasses, cm. */
export type SessionDeviation = {
  readonly session: string;
  readonly date: string;
  /** Glasses of the series that the taster answered. */
  readonly n: number;
  readonly mean: number;
  readonly least: number;
  readonly greatest: number;
  /** The rule of its control chart that it violates. */
  readonly rule: DeviationRule | null;
};

/** A taster's deviations over time, oldest first. */
export type SessionDeviations = {
  readonly points: readonly SessionDeviation[];
  readonly trend: Trend | null;
  /** The lines of their control chart; null where there are too few. */
  readonly lines: DeviationLines | null;
};

type Tally = { session: number; n: number; sum: number; least: number; greatest: number };

/**
 * Computes each session's deviation x - Me of every taster, by the taster's index (P)
 * (M-EVOLUTION). It is over all glasses of the series in sessions of the window, duplicates or not.
 * Sums are of whole half millimetres. Example: 3.1, 4.0 and 2.6 cm against medians of 3.0, 3.5 and
 * 3.0 cm: a mean of 0.067 cm.
 */
export function sessionDeviations(
  history: AssessedHistory,
  series: Series,
  window: QualityWindow,
): readonly SessionDeviations[] {
  const { columns, entries } = history;
  const isCounted = countedSessions(columns, window);
  const tallies = columns.tasters.map(() => new Map<number, Tally>());
  for (let entry = 0; entry < entries.count; entry += 1) {
    const session = entries.session[entry] ?? 0;
    const code = isCounted[session] === 1 ? codeOfSeries(history, entry, series) : null;
    const halves = code === null ? null : medianUsed(history, entry, code);
    if (code === null || halves === null) continue;
    for (let at = entries.start[entry] ?? 0; at < (entries.start[entry + 1] ?? 0); at += 1) {
      const sheet = entries.order[at] ?? 0;
      const mm = markOf(columns, sheet, code);
      const tally = tallies[columns.taster[sheet] ?? 0];
      if (mm !== UNANSWERED && tally !== undefined) count(tally, session, 2 * mm - halves);
    }
  }
  return tallies.map((tally) => inOrder(history, [...tally.values()]));
}

function count(tallies: Map<number, Tally>, session: number, halves: number): void {
  const before = tallies.get(session);
  if (before === undefined) {
    tallies.set(session, { session, n: 1, sum: halves, least: halves, greatest: halves });
    return;
  }
  before.n += 1;
  before.sum += halves;
  before.least = Math.min(before.least, halves);
  before.greatest = Math.max(before.greatest, halves);
}

function inOrder({ columns }: AssessedHistory, tallies: readonly Tally[]): SessionDeviations {
  const dayOf = ({ session }: Tally) => columns.sessionDay[session] ?? 0;
  const sorted = tallies.toSorted(
    (left, right) => dayOf(left) - dayOf(right) || left.session - right.session,
  );
  const mean = ({ sum, n }: Tally) => sum / (20 * n);
  const { lines, rules } = judgeDeviations(sorted.map(mean));
  return {
    points: sorted.map((tally, at) => ({
      session: columns.sessions[tally.session] ?? '',
      date: dateOf(dayOf(tally)),
      n: tally.n,
      mean: mean(tally),
      least: tally.least / 20,
      greatest: tally.greatest / 20,
      rule: rules[at] ?? null,
    })),
    trend: trend(sorted.map((tally) => ({ day: dayOf(tally), value: mean(tally) }))),
    lines,
  };
}
