import type { Points } from '../documents/evaluation.document.ts';
import { AWARD_100 } from '../sheets/definition/award-100.ts';
import { itemsOf } from '../sheets/definition/points.ts';

/** Every item of the competition sheet with so many points below its maximum, and never below none. */
export const awardPoints = (below = 0): Points =>
  Object.fromEntries(
    itemsOf(AWARD_100).map(({ key, maximum }) => [key, Math.max(0, maximum - below)]),
  );
