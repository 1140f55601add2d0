import { z } from 'zod';
import type { NumberRule } from './number-rule.ts';

/**
 * The schema of a number under the rule of its field: within bounds, with no more decimals than may
 * be typed (SEC-87).
 */
export const numberSchema = ({ low, high, decimals }: NumberRule): z.ZodType<number, number> =>
  z
    .number()
    .min(low)
    .max(high)
    .refine((value) => Number(value.toFixed(decimals)) === value);
