import { z } from 'zod';
import { ATTRIBUTE_KEYS, type AttributeKey, DESCRIPTOR_KEYS, FRUITY_KINDS } from './attributes.ts';
import { eachAttribute } from './each-attribute.ts';
import { type Millimetres, millimetresSchema } from './millimetres.ts';
import type { ScoredSheet } from './scored-sheet.ts';

/**
 * Schema of the answers of a sealed sheet: whole millimetres, or null where the line was not
 * touched (M-SHEET). Answers that fail it were damaged after they were stored, and nothing may be
 * judged by them.
 */
export const sealedAnswersSchema = z.object({
  marks: z.strictObject(eachAttribute(() => millimetresSchema.nullable())).partial(),
  fruityKind: z.enum(FRUITY_KINDS).nullable(),
  otherDescriptor: z.enum(DESCRIPTOR_KEYS).nullable(),
});
/** The answers of a sealed sheet. */
export type SealedAnswers = Readonly<z.infer<typeof sealedAnswersSchema>>;

/**
 * Converts a sealed sheet for the computation of figures: a line without an answer is absent
 * (M-SCALE).
 */
export function scoreSheet({
  taster,
  marks,
  fruityKind,
  otherDescriptor,
}: SealedAnswers & Pick<ScoredSheet, 'taster'>): ScoredSheet {
  const answered: Partial<Record<AttributeKey, Millimetres>> = {};
  for (const key of ATTRIBUTE_KEYS) {
    const mm = marks[key] ?? null;
    if (mm !== null) answered[key] = mm;
  }
  return { taster, marks: answered, fruityKind, otherDescriptor };
}
