import type { OilClass } from '../words/assessment.ts';

/** What two halves of a pair say of one thing, null where a half says nothing: `neither` is no agreement. */
export type Agreement = 'same' | 'differs' | 'neither';

/** ASM-32: whether two halves of a pair say the same. */
export function halvesAgree(one: string | null, two: string | null): Agreement {
  if (one === null && two === null) return 'neither';
  return one === two ? 'same' : 'differs';
}

/** The category that a half states; null where it states none. */
export const statedClass = (of: OilClass): OilClass | null => (of === 'NOCLASIFICATED' ? null : of);
