import type { OilClass } from '../words/assessment.ts';

/**
 * The comparison of two halves of a pair on one statement. `neither`: no half makes a statement,
 * which is not agreement. Where only one half makes one, they differ.
 */
export type Agreement = 'same' | 'differs' | 'neither';

/** Compares the statements of two halves of a pair (ASM-32). */
export function halvesAgree(one: string | null, two: string | null): Agreement {
  if (one === null && two === null) return 'neither';
  return one === two ? 'same' : 'differs';
}

/** The category that a half states; null where it states none. */
export const statedClass = (of: OilClass): OilClass | null => (of === 'NOCLASIFICATED' ? null : of);
