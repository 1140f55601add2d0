import { isDescriptorKey, isFruityKind } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { AnswerRow } from '../../stats-worker/marks/answer-row.ts';
import type { MarkRow } from '../database/sheets/marks.ts';

/**
 * Converts a stored mark to a row of the statistics. Throws for a value outside the method, since
 * the stored row is then damaged.
 */
export function answerRow(row: MarkRow): AnswerRow {
  const { mm, qualifier } = row;
  if (mm !== null && !isMillimetres(mm)) throw new Error('a stored mark is not in millimetres');
  if (qualifier !== null && !isFruityKind(qualifier) && !isDescriptorKey(qualifier))
    throw new Error('a stored qualifier is not of the sheet');
  return { ...row, mm, qualifier, isInPeriod: true, origin: null };
}
