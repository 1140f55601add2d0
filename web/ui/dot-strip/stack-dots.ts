/** Score with its level above the axis: 0 is on the axis, 1 on top of another dot, and so on. */
export type StackedDot = { readonly score: number; readonly level: number };

/**
 * Stacks the dots of a dot plot: a dot that would cover another goes one level up. `gap` is the
 * distance that two dots of one level need, in the unit of the scores. Returns them ordered by
 * score.
 */
export function stackDots(scores: readonly number[], gap: number): readonly StackedDot[] {
  const lastOf: number[] = [];
  return scores
    .toSorted((a, b) => a - b)
    .map((score) => {
      // Tolerance for rounding: 2.2 - 2.1 is not quite 0.1.
      const free = lastOf.findIndex((last) => score - last >= gap - 1e-9);
      const level = free === -1 ? lastOf.length : free;
      lastOf[level] = score;
      return { score, level };
    });
}
