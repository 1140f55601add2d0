import type { FruityClass } from '../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS, FRUITY_KINDS } from '../../domain/words/attributes.ts';
import { LINES, UNANSWERED } from '../marks/sheet-columns.ts';
import type { SheetGroup } from './sheet-group.ts';

/** M-FRUITY (N): the cut points between delicate, medium and robust, in mm. */
export const DELICATE_BELOW = 30;
export const ROBUST_ABOVE = 60;

const FRUITY_LINE = ATTRIBUTE_KEYS.indexOf('fruity');
const GREEN = 1 + FRUITY_KINDS.indexOf('green');

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
export function isGreenFruity({ columns, order, from, to }: SheetGroup): boolean {
  let scored = 0;
  let green = 0;
  for (let place = from; place < to; place += 1) {
    const sheet = order[place] ?? 0;
    const mm = columns.marks[sheet * LINES + FRUITY_LINE] ?? UNANSWERED;
    if (mm === 0 || mm === UNANSWERED) continue;
    scored += 1;
    if (columns.fruityKind[sheet] === GREEN) green += 1;
  }
  return 2 * green >= scored;
}
