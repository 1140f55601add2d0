import { z } from 'zod';
import { FRUITY_KINDS } from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';
import { type Millimetres, millimetresSchema } from './millimetres.ts';

/** The longest comment of a leader on one target, in characters. */
export const LONGEST_WORDS = 500;

/** Schema of a reference value and the range that contains it, in whole millimetres (TRN-1). */
export const targetLineSchema = z
  .object({ value: millimetresSchema, low: millimetresSchema, high: millimetresSchema })
  .readonly()
  .refine(({ value, low, high }) => low <= value && value <= high);

/** A reference value and the range that contains it, in whole millimetres. */
export type TargetLine = {
  readonly value: Millimetres;
  readonly low: Millimetres;
  readonly high: Millimetres;
};

/**
 * Schema of the target of a sample in a training session: line by line, green or ripe, and the
 * leader's comment (TRN-1).
 */
export const sampleTargetSchema = z.object({
  lines: z.object(eachAttribute(() => targetLineSchema.exactOptional())).readonly(),
  fruityKind: z.enum(FRUITY_KINDS).nullable(),
  words: z.string().max(LONGEST_WORDS),
});

/** The target of a sample in a training session. */
export type SampleTarget = Readonly<z.infer<typeof sampleTargetSchema>>;

/** Schema of the targets of a session, by sample. */
export const sampleTargetsSchema = z.record(z.string(), sampleTargetSchema);

/** The targets of a session, by sample. */
export type SampleTargets = Readonly<Record<string, SampleTarget>>;
