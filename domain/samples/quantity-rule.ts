import type { NumberRule } from '../fields/number-rule.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';

/** SAM-10: a quantity in millilitres, one decimal at most: as a form, a correction and a file take it. */
export const QUANTITY = {
  low: 0,
  high: MOST_MILLILITRES,
  decimals: 1,
} as const satisfies NumberRule;
