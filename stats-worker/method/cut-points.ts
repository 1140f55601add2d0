import type { Strength } from './method-profile.ts';

/** M-FRUITY, M-LABEL (N): the cut points between delicate, medium and robust, in mm. */
export const DELICATE_END = 30;
export const ROBUST_ABOVE = 60;

/** M-FRUITY, M-LABEL (N): how strong a median above zero is by the regulation: delicate up to and including 3.0. In quarter mm. */
export function strengthByRegulation(quarters: number): Strength {
  if (quarters > 4 * ROBUST_ABOVE) return 'robust';
  return quarters <= 4 * DELICATE_END ? 'delicate' : 'medium';
}
