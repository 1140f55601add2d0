import { z } from 'zod';
import { numberSchema } from '../fields/number-schema.ts';
import { reason } from '../fields/reason.ts';
import { revision } from '../fields/schemas.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';
import { QUANTITY } from './quantity-rule.ts';

/** The border of what is left of a sample, measured again: what was read before, what it is, and why it differs. */
export const quantityInput = z.strictObject({
  seen: z.number().min(0).max(MOST_MILLILITRES),
  quantity: numberSchema(QUANTITY),
  reason,
});

/** What is left of a sample, measured again. */
export type QuantityCorrection = Readonly<z.infer<typeof quantityInput>>;

/** The border of what is said of a sample in its assessment: active or not, validated or not. */
export const sampleStateInput = z.strictObject({
  active: z.boolean(),
  validated: z.boolean(),
  reason,
  revision,
});

/** What is said of a sample in its assessment. */
export type SampleStateInput = Readonly<z.infer<typeof sampleStateInput>>;
