/** M-EVOLUTION (P, after ISO 7870-2): fewest sessions that lines are drawn for. */
const FEWEST_SESSIONS = 6;

/** ISO 7870-2, individual values: three standard deviations are 2.66 mean moving ranges; the warning is two of the three. */
const ACTION_RANGES = 2.66;
const WARNING_PART = 2 / 3;

/** ISO 7870-2: so many in a row on one side of the centre tell of a shift. */
const RUN = 7;

/** The rule that a session's deviation fires; null for none. */
export type DeviationRule =
  /** Beyond an action line. */
  | 'action'
  /** Two of three in a row beyond the same warning line. */
  | 'two-of-three'
  /** The seventh in a row, or a later one, on one side of the centre. */
  | 'run'
  /** Beyond a warning line. */
  | 'warning';

/** How far the warning and action lines lie from the centre, which is the panel's median: 0; cm. */
export type DeviationLines = { readonly warning: number; readonly action: number };

/** The lines of a taster's deviations, and the rule each of them fires. */
export type JudgedDeviations = {
  /** Null with fewer than six sessions, or where all are alike: nothing is judged then. */
  readonly lines: DeviationLines | null;
  readonly rules: readonly (DeviationRule | null)[];
};

/**
 * M-EVOLUTION (P, after ISO 7870-2): lines for deviations of sessions, oldest first, from the mean of the ranges between
 * neighbours, around 0, which is to agree with the panel: so a steady bias is seen as a run.
 * Example: 0.1, -0.1, 0.2, 0, 0.1, 0.9 cm have ranges of 0.2, 0.3, 0.2, 0.1 and 0.8, a mean of 0.32, and the action lines
 * at 0.851 cm: the last is beyond.
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
