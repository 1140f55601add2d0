import type { MethodVersion } from './method-version.ts';

/**
 * The most months between the halves of a pair over two sessions (P); null where a pair is within
 * one session (M-PAIR).
 */
export const PAIR_MONTHS: Readonly<Record<MethodVersion, number | null>> = {
  'verdial-method-1': null,
  'verdial-method-2': 6,
  'verdial-method-3': 6,
};
