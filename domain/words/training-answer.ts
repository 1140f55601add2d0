import { z } from 'zod';
import { FRUITY_KINDS } from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';
import { millimetresSchema } from './millimetres.ts';
import { LONGEST_WORDS } from './training-target.ts';

const rangeSchema = z.object({ low: millimetresSchema, high: millimetresSchema }).readonly();

/**
 * TRN-3: what a taster is told of a glass after it was sealed: the ranges, green or ripe, and the leader's words where
 * there is a target; the panel's medians in millimetres, or that they are awaited, or that there will be none.
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

/** What a taster is told of a glass after it was sealed. */
export type TrainingAnswer = Readonly<z.infer<typeof trainingAnswerSchema>>;
