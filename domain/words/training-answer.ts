import { z } from 'zod';
import { FRUITY_KINDS } from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';
import { millimetresSchema } from './millimetres.ts';
import { LONGEST_WORDS } from './training-target.ts';

const rangeSchema = z.object({ low: millimetresSchema, high: millimetresSchema }).readonly();

/**
 * Schema of the answer that a taster sees after a training glass is sealed (TRN-3). Where there is
 * a target: its ranges, green or ripe, and the leader's comment. Also the panel's medians in
 * millimetres, or that they are pending, or that there will be none.
 */
export const trainingAnswerSchema = z.object({
  target: z
    .object({
      lines: z.object(eachAttribute(() => rangeSchema.exactOptional())).readonly(),
      fruityKind: z.enum(FRUITY_KINDS).nullable(),
      words: z.string().max(LONGEST_WORDS),
    })
    .readonly()
    .nullable(),
  panel: z.union([
    z.enum(['awaited', 'none']),
    z.object(eachAttribute(() => z.number().min(0).max(100))).readonly(),
  ]),
});

/** The answer that a taster sees after a training glass is sealed. */
export type TrainingAnswer = Readonly<z.infer<typeof trainingAnswerSchema>>;
