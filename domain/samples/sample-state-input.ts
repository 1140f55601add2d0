import { z } from 'zod';
import { numberSchema } from '../fields/number-schema.ts';
import { reason } from '../fields/reason.ts';
import { revision } from '../fields/schemas.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';
import { QUANTITY } from './quantity-rule.ts';

/**
 * Input schema of a stock correction: the quantity that was read before, the measured one, and why
 * they differ.
 */
export const quantityInput = z.strictObject({
  seen: z.number().min(0).max(MOST_MILLILITRES),
  quantity: numberSchema(QUANTITY),
  reason,
});

/** A stock correction: the measured quantity of a sample. */
export type QuantityCorrection = Readonly<z.infer<typeof quantityInput>>;

/** Input schema of a sample's state in its assessment: active or not, validated or not. */
export const sampleStateInput = z.strictObject({
  active: z.boolean(),
  validated: z.boolean(),
  reason,
  revision,
});

/** A sample's state in its assessment: active or not, validated or not. */
export type SampleStateInput = Readonly<z.infer<typeof sampleStateInput>>;
