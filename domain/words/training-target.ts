import { z } from 'zod';
import { FRUITY_KINDS } from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';
import { type Millimetres, millimetresSchema } from './millimetres.ts';

/** The most characters a leader writes to one target. */
export const LONGEST_WORDS = 500;

/** TRN-1: a reference value with the range around it, in whole millimetres; the value lies in its range. */
export const targetLineSchema = z
  .object({ value: millimetresSchema, low: millimetresSchema, high: millimetresSchema })
  .readonly()
  .refine(({ value, low, high }) => low <= value && value <= high);

/** A reference value with the range around it. */
export type TargetLine = {
  readonly value: Millimetres;
  readonly low: Millimetres;
  readonly high: Millimetres;
};

/** TRN-1: what a sample of a training session should be marked as: line by line, green or ripe, and the leader's words. */
export const sampleTargetSchema = z.object({
  lines: z.object(eachAttribute(() => targetLineSchema.exactOptional())).readonly(),
  fruityKind: z.enum(FRUITY_KINDS).nullable(),
  words: z.string().max(LONGEST_WORDS),
});

/** What a sample of a training session should be marked as. */
export type SampleTarget = Readonly<z.infer<typeof sampleTargetSchema>>;

/** The targets of a session, by sample. */
export const sampleTargetsSchema = z.record(z.string(), sampleTargetSchema);

/** The targets of a session, by sample. */
export type SampleTargets = Readonly<Record<string, SampleTarget>>;
