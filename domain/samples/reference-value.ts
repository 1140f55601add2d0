import { z } from 'zod';
import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS } from '../words/attributes.ts';

const cm = z.number().min(0).max(10);

/**
 * Schema of one assigned value of a reference material: a row of references.csv, in cm
 * (exchange.md).
 */
export const referenceValueSchema = z.strictObject({
  attribute: z.enum([...ATTRIBUTE_KEYS, ...DESCRIPTOR_KEYS]),
  predominant: z.boolean(),
  median: cm,
  u: cm.nullable(),
  /** The greatest U with which the value may still be used; absent or null where none is set. */
  uMax: cm.nullable().exactOptional(),
  sd: cm.nullable(),
});

/** One assigned value of a reference material. */
export type ReferenceValue = Readonly<z.infer<typeof referenceValueSchema>>;
