import type { NumberRule } from '../fields/number-rule.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';

/**
 * The validation rule of a quantity in millilitres, with one decimal at most, for a form, a
 * correction and an import (SAM-10).
 */
export const QUANTITY = {
  low: 0,
  high: MOST_MILLILITRES,
  decimals: 1,
} as const satisfies NumberRule;
