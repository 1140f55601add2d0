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
  /** What its assigned values make it, as whoever assigned them says. */
  referenceClass: leftOutStays(choiceField(oilClassSchema.options)),
  /** Where the assigned values come from: a certificate, a ring test, the panel's own work. */
  referenceOrigin: leftOutStays(lineField),
  active: flagField(true),
  additionalInfo: noteField,
};

/** The fields of a sample's form. What is left out stays as it was. */
export const sampleFieldsSchema = z.strictObject({
  ...schemasOf(SAMPLE_FIELDS),
  referenceValues: z.array(referenceValueSchema).max(20).readonly().exactOptional(),
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
  referenceClass: oilClassSchema.nullable(),
  referenceOrigin: z.string(),
  referenceValues: z.array(referenceValueSchema).readonly(),
  active: z.boolean(),
  /** Whether its last result stands and nobody took it back (SAM-4). */
  validated: z.boolean(),
  class: z.string().nullable(),
  /** RES-3: why the session that gave the class was validated against its criteria; null where they held. */
  classReason: z.string().nullable(),
  /** ASM-21: why a person gave the class; null where the results gave it. */
  decisionReason: z.string().nullable(),
  /** Of its last standing result (SAM-5); null without one, and where no defect is predominant. */
  predominantDefect: z.string().nullable(),
  additionalInfo: z.string(),
  revision: z.int(),
});

/** A sample of the register. */
export type SampleRow = Readonly<z.infer<typeof sampleRowSchema>>;

/** A sample as the register lists it. */
export const listedSampleSchema = sampleRowSchema.extend({
  /** ASM-42: the class its results give meanwhile, and why that was let stand against the criteria; null where its class is final, or none is there. */
  provisional: z
    .object({ class: oilClassSchema, reason: z.string().nullable() })
    .readonly()
    .nullable(),
  /** ASM-1: the sheets that were left out of the results behind its class, by the codes of their tasters. */
  leftOut: z.array(leftOutSchema).readonly(),
});

/** A sample as the register lists it. */
export type ListedSample = Readonly<z.infer<typeof listedSampleSchema>>;
