import type { TasterId } from '../../domain/words/ids.ts';
import { type SealedAnswers, sealedAnswersSchema } from '../../domain/words/sealed-answers.ts';

/** What a stored sheet answers. A damaged one is judged by nobody: it throws, by the names of its glass. */
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
