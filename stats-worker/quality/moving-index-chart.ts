import { dateOf } from '../marks/calendar-day.ts';
import { callsForRetraining } from './evolution.ts';
import { type QualityIndex, WARNING_QUARTERS } from './index-value.ts';
import type { MovingPoint } from './moving-index.ts';
import { type Trend, trend } from './trend.ts';

/** The rule that a point of a control chart violates; null for none. */
export type ChartRule =
  /** Beyond its limit, and so was the one before: retraining is required. */
  | 'two-in-a-row'
  /** Beyond its limit. */
  | 'limit'
  /** Above three quarters of its limit. */
  | 'warning';

/** One point of a control chart. */
export type ChartPoint = QualityIndex & {
  readonly session: string;
  readonly date: string;
  readonly warning: number | null;
  readonly rule: ChartRule | null;
};

/** A moving index over time, with its limit (M-EVOLUTION). */
export type ControlChart = {
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  /** Mean of the points with a verdict; null without any. */
  readonly centre: number | null;
  readonly trend: Trend | null;
  /** Whether the newest two points with a verdict are both beyond their limit. */
  readonly retraining: boolean;
};

/**
 * Computes the control chart of a moving index: two points in a row beyond the limit require
 * retraining (P) (M-EVOLUTION). Points of fewer than six observations violate no rule, and neither
 * count nor interrupt. Example: limit 2.0; 1.4, 1.7, 2.2, 2.4 give nothing, warning, limit,
 * two-in-a-row.
 */
export function controlChart(
  moving: readonly MovingPoint[],
  sessions: readonly string[],
): ControlChart {
  let wasBeyond = false;
  const points = moving.map(({ session, day, index, isAboveWarning }): ChartPoint => {
    const rule = ruleOf(index, wasBeyond, isAboveWarning);
    if (index.verdict !== 'insufficient') wasBeyond = index.verdict === 'beyond';
    const warning = index.limit === null ? null : (WARNING_QUARTERS * index.limit) / 4;
    return { session: sessions[session] ?? '', date: dateOf(day), ...index, warning, rule };
  });
  const judged = moving.flatMap(({ day, index: { value, verdict } }) =>
    verdict === 'insufficient' || value === null ? [] : [{ day, value }],
  );
  const total = judged.reduce((sum, { value }) => sum + value, 0);
  return {
    points,
    centre: judged.length === 0 ? null : total / judged.length,
    trend: trend(judged),
    retraining: callsForRetraining(points),
  };
}

function ruleOf(
  { verdict }: QualityIndex,
  wasBeyond: boolean,
  isAboveWarning: boolean,
): ChartRule | null {
  if (verdict === 'insufficient') return null;
  if (verdict === 'beyond') return wasBeyond ? 'two-in-a-row' : 'limit';
  return isAboveWarning ? 'warning' : null;
}
