import { z } from 'zod';
import type { NumberRule } from './number-rule.ts';

/** SEC-87: a number as a field of this rule gives it: within its bounds, with no more decimals than may be written there. */
export const numberSchema = ({ low, high, decimals }: NumberRule): z.ZodType<number, number> =>
  z
    .number()
    .min(low)
    .max(high)
    .refine((value) => Number(value.toFixed(decimals)) === value);
