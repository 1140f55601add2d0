import { isDescriptorKey, isFruityKind } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { AnswerRow } from '../../stats-worker/marks/answer-row.ts';
import type { MarkRow } from '../database/marks.ts';

/** A stored answer as the statistics read it. What is not as the method has it is a damaged row, and throws. */
export function answerRow(row: MarkRow): AnswerRow {
  const { mm, qualifier } = row;
  if (mm !== null && !isMillimetres(mm)) throw new Error('a stored mark is not in millimetres');
  if (qualifier !== null && !isFruityKind(qualifier) && !isDescriptorKey(qualifier))
    throw new Error('a stored qualifier is not of the sheet');
  return { ...row, mm, qualifier, isInPeriod: true, origin: null };
}
