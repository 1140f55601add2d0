/** A score with its height above the axis: 0 stands on it, 1 on top of another, and so on. */
export type StackedDot = { readonly score: number; readonly level: number };

/**
 * Every score as a dot of its own: one that would cover another goes a level up.
 * `gap` is the distance, in the unit of the scores, that two dots of one level need. Ordered by score.
 */
export function stackDots(scores: readonly number[], gap: number): readonly StackedDot[] {
  const lastOf: number[] = [];
  return scores
    .toSorted((a, b) => a - b)
    .map((score) => {
      // A hair of tolerance: 2.2 - 2.1 is not quite 0.1.
      const free = lastOf.findIndex((last) => score - last >= gap - 1e-9);
      const level = free === -1 ? lastOf.length : free;
      lastOf[level] = score;
      return { score, level };
    });
}
