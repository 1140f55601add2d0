import type { Points } from '../documents/evaluation.document.ts';
import { AWARD_100 } from '../sheets/definition/award-100.ts';
import { itemsOf } from '../sheets/definition/points.ts';

/**
 * Test data: every item of the competition sheet with so many points below its maximum, but not
 * below zero.
 */
export const awardPoints = (below = 0): Points =>
  Object.fromEntries(
    itemsOf(AWARD_100).map(({ key, maximum }) => [key, Math.max(0, maximum - below)]),
  );
