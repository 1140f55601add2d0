/** The fewest sessions for control lines (P, after ISO 7870-2) (M-EVOLUTION). */
const FEWEST_SESSIONS = 6;

/**
 * For individual values three standard deviations are 2.66 mean moving ranges (ISO 7870-2); the
 * warning line is at two of the three.
 */
const ACTION_RANGES = 2.66;
const WARNING_PART = 2 / 3;

/** So many points in a row on one side of the centre indicate a shift (ISO 7870-2). */
const RUN = 7;

/** The rule that a session's deviation violates; null for none. */
export type DeviationRule =
  /** Beyond an action line. */
  | 'action'
  /** Two of three in a row beyond the same warning line. */
  | 'two-of-three'
  /** The seventh in a row, or a later one, on one side of the centre. */
  | 'run'
  /** Beyond a warning line. */
  | 'warning';

/**
 * The distance of the warning and action lines from the centre, which is the panel's median: 0; cm.
 */
export type DeviationLines = { readonly warning: number; readonly action: number };

/** The control lines of a taster's deviations, and the rule that each deviation violates. */
export type JudgedDeviations = {
  /** Null with fewer than six sessions, or where all are equal: then nothing is judged. */
  readonly lines: DeviationLines | null;
  readonly rules: readonly (DeviationRule | null)[];
};

/**
 * Computes control lines for deviations of sessions, oldest first, from the mean moving range (P,
 * after ISO 7870-2) (M-EVOLUTION). The centre is 0, agreement with the panel, so that a steady bias
 * appears as a run. Example: 0.1, -0.1, 0.2, 0, 0.1, 0.9 cm have ranges of 0.2, 0.3, 0.2, 0.1 and
 * 0.8. Their mean is 0.32, and the action lines are at 0.851 cm: the last is beyond.
 */
export function judgeDeviations(means: readonly number[]): JudgedDeviations {
  const lines = linesOf(means);
  if (lines === null) return { lines, rules: means.map(() => null) };
  return { lines, rules: means.map((_, at) => ruleAt(means, at, lines)) };
}

function linesOf(means: readonly number[]): DeviationLines | null {
  if (means.length < FEWEST_SESSIONS) return null;
  const ranges = means.slice(1).map((mean, at) => Math.abs(mean - (means[at] ?? mean)));
  const mean = ranges.reduce((sum, range) => sum + range, 0) / ranges.length;
  const action = ACTION_RANGES * mean;
  return action > 0 ? { warning: WARNING_PART * action, action } : null;
}

function ruleAt(
  means: readonly number[],
  at: number,
  { warning, action }: DeviationLines,
): DeviationRule | null {
  const mean = means[at] ?? 0;
  if (Math.abs(mean) > action) return 'action';
  const side = Math.sign(mean);
  const isBeyond = (one: number) => side * one > warning;
  const isWarned = isBeyond(mean);
  const before = means.slice(Math.max(0, at - 2), at);
  if (isWarned && before.some(isBeyond)) return 'two-of-three';
  const run = means.slice(Math.max(0, at - RUN + 1), at + 1);
  if (side !== 0 && run.length === RUN && run.every((one) => Math.sign(one) === side)) return 'run';
  return isWarned ? 'warning' : null;
}
