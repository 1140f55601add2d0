import { z } from 'zod';
import { day, line, name, revision, text } from '../fields/schemas.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';
import { referenceValueSchema } from './reference-value.ts';

/** The fields of a sample's form. Quantities in millilitres; days YYYY-MM-DD. What is left out stays as it was. */
export const sampleFieldsSchema = z.strictObject({
  code: name.max(40),
  externalReference: line,
  presentation: line,
  receptionDate: day,
  expirationDate: day,
  certificationDate: day.exactOptional(),
  initialQuantity: z.number().min(0).max(MOST_MILLILITRES).nullable(),
  reference: z.boolean(),
  referenceScope: line,
  /** Where the assigned values come from: a certificate, a ring test, the panel's own work. */
  referenceOrigin: line.exactOptional(),
  referenceValues: z.array(referenceValueSchema).max(20).readonly().exactOptional(),
  active: z.boolean(),
  additionalInfo: text,
  /** The one it was read at; ignored when new. */
  revision,
});

/** What a form sends of a sample. */
export type SampleInput = Readonly<z.infer<typeof sampleFieldsSchema>>;

/** A sample of the register, as it stands. */
export const sampleRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  externalReference: z.string(),
  presentation: z.string(),
  receptionDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  certificationDate: z.string().nullable(),
  initialQuantity: z.number().nullable(),
  currentQuantity: z.number().nullable(),
  reference: z.boolean(),
  referenceScope: z.string(),
  referenceOrigin: z.string(),
  referenceValues: z.array(referenceValueSchema).readonly(),
  active: z.boolean(),
  /** Whether its last result stands and nobody took it back (SAM-4). */
  validated: z.boolean(),
  class: z.string().nullable(),
  additionalInfo: z.string(),
  revision: z.int(),
});

/** A sample of the register. */
export type SampleRow = Readonly<z.infer<typeof sampleRowSchema>>;
