import type { TasterId } from '../../../domain/words/ids.ts';
import { type SealedAnswers, sealedAnswersSchema } from '../../../domain/words/sealed-answers.ts';

/**
 * Parses the answers of a stored sheet. Throws when the row is damaged, naming taster and glass, so
 * that nothing is computed from it.
 */
export function answersOfRow(row: {
  readonly taster: TasterId;
  readonly code: string;
  readonly marks: unknown;
  readonly fruityKind: unknown;
  readonly otherDescriptor: unknown;
}): SealedAnswers {
  const { taster, code, marks, fruityKind, otherDescriptor } = row;
  const answers = { marks, fruityKind, otherDescriptor };
  const read = sealedAnswersSchema.safeParse(answers);
  if (!read.success)
    throw new Error(`the stored sheet of ${taster}, glass ${code}, is damaged`, {
      cause: read.error,
    });
  return read.data;
}
