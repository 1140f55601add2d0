import type { Strength } from './method-profile.ts';

/** The cut point between delicate and medium, in mm (N) (M-FRUITY, M-LABEL). */
export const DELICATE_END = 30;
/** The median above which an attribute is robust, in mm (N) (M-FRUITY, M-LABEL). */
export const ROBUST_ABOVE = 60;

/**
 * The strength of a median above zero by the regulation: delicate up to and including 3.0 (N)
 * (M-FRUITY, M-LABEL). In quarter mm.
 */
export function strengthByRegulation(quarters: number): Strength {
  if (quarters > 4 * ROBUST_ABOVE) return 'robust';
  return quarters <= 4 * DELICATE_END ? 'delicate' : 'medium';
}
