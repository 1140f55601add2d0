import { z } from 'zod';
import { revision } from '../fields/schemas.ts';
import { schemasOf } from '../registers/field-schemas.ts';
import {
  choiceField,
  dayField,
  flagField,
  leftOutStays,
  lineField,
  neededField,
  noteField,
  numberField,
} from '../registers/register-field.ts';
import { leftOutSchema } from '../results/result-row.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { QUANTITY } from './quantity-rule.ts';
import { referenceValueSchema } from './reference-value.ts';

/** The fields of the register of samples. Quantities in millilitres; days YYYY-MM-DD. */
export const SAMPLE_FIELDS = {
  code: neededField(40),
  externalReference: lineField,
  presentation: lineField,
  receptionDate: dayField,
  expirationDate: dayField,
  certificationDate: leftOutStays(dayField),
  initialQuantity: numberField(QUANTITY),
  reference: flagField(false),
  referenceScope: lineField,
  /** The class of a reference material by its assigned values, as their author states it. */
  referenceClass: leftOutStays(choiceField(oilClassSchema.options)),
  /** The source of the assigned values: a certificate, a ring test, the panel's own work. */
  referenceOrigin: leftOutStays(lineField),
  active: flagField(true),
  additionalInfo: noteField,
};

/** Schema of the fields of a sample's form. A field that is left out keeps its value. */
export const sampleFieldsSchema = z.strictObject({
  ...schemasOf(SAMPLE_FIELDS),
  referenceValues: z.array(referenceValueSchema).max(20).readonly().exactOptional(),
  /** The revision that the client has read (optimistic locking); ignored for a new sample. */
  revision,
});

/** The data of a sample as its form sends them. */
export type SampleInput = Readonly<z.infer<typeof sampleFieldsSchema>>;

/** Response schema of a sample of the register, as it is stored now. */
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
  referenceClass: oilClassSchema.nullable(),
  referenceOrigin: z.string(),
  referenceValues: z.array(referenceValueSchema).readonly(),
  active: z.boolean(),
  /** Whether its last result is valid and was not withdrawn (SAM-4). */
  validated: z.boolean(),
  class: z.string().nullable(),
  /**
   * Why the session that gave the class was validated against its criteria; null where they were
   * met (RES-3).
   */
  classReason: z.string().nullable(),
  /** Why a person gave the class; null where the results gave it (ASM-21). */
  decisionReason: z.string().nullable(),
  /** Of its last valid result (SAM-5); null without one, and where no defect is predominant. */
  predominantDefect: z.string().nullable(),
  additionalInfo: z.string(),
  revision: z.int(),
});

/** A sample of the register. */
export type SampleRow = Readonly<z.infer<typeof sampleRowSchema>>;

/** Response schema of a sample in the list of the register. */
export const listedSampleSchema = sampleRowSchema.extend({
  /**
   * The provisional class by its results, and why it was validated against the criteria; null where
   * its class is final, or it has none (ASM-42).
   */
  provisional: z
    .object({ class: oilClassSchema, reason: z.string().nullable() })
    .readonly()
    .nullable(),
  /**
   * The sheets that were left out of the results behind its class, by the codes of their tasters
   * (ASM-1).
   */
  leftOut: z.array(leftOutSchema).readonly(),
});

/** A sample in the list of the register. */
export type ListedSample = Readonly<z.infer<typeof listedSampleSchema>>;
