import { z } from 'zod';
import { reason } from '../fields/reason.ts';
import { revision } from '../fields/schemas.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';

const millilitres = z.number().min(0).max(MOST_MILLILITRES);

/** The border of what is left of a sample, measured again: what was read before, what it is, and why it differs. */
export const quantityInput = z.strictObject({ seen: millilitres, quantity: millilitres, reason });

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
