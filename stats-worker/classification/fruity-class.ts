import type { FruityClass } from '../assessment/assessment.ts';
import type { ScoredSheet } from '../marks/scored-sheet.ts';

/** M-FRUITY (N): the cut points between delicate, medium and robust, in mm. */
export const DELICATE_BELOW = 30;
export const ROBUST_ABOVE = 60;

/**
 * M-FRUITY (N for the cut points, P for the ends): the class of fruitiness. `mf` is rounded to 0.1 cm and given in mm.
 * Example: Mf 3.0 with half of those who scored ticking green is GREEN_MEDIUM; with fewer, RIPE.
 */
export function fruityClass(mf: number | null, isGreen: boolean): FruityClass {
  if (mf === null || mf === 0) return 'NONINTENSITY';
  if (!isGreen) return 'RIPE';
  if (mf > ROBUST_ABOVE) return 'GREEN_ROBUST';
  return mf < DELICATE_BELOW ? 'GREEN_DELICATE' : 'GREEN_MEDIUM';
}

/** M-FRUITY (P): green when at least half of those who scored fruity above zero ticked green. */
export function isGreenFruity(sheets: readonly ScoredSheet[]): boolean {
  let scored = 0;
  let green = 0;
  for (const { marks, fruityKind } of sheets) {
    if ((marks.fruity ?? 0) === 0) continue;
    scored += 1;
    if (fruityKind === 'green') green += 1;
  }
  return 2 * green >= scored;
}
