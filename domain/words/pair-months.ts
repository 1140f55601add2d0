import type { MethodVersion } from './method-version.ts';

/** M-PAIR (P): the most months between the halves of a pair over two sessions; null where a pair lies in one session. */
export const PAIR_MONTHS: Readonly<Record<MethodVersion, number | null>> = {
  'verdial-method-1': null,
  'verdial-method-2': 6,
  'verdial-method-3': 6,
};
