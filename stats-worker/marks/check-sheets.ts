import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/** M-SCALE: refuses sheets with a mark that is not on the line, before it could become a figure. */
export function checkSheets(
  sheets: readonly ScoredSheet[],
): Accepted<readonly ScoredSheet[]> | Refusal<'mark-out-of-range'> {
  for (const { taster, marks } of sheets)
    for (const attribute of ATTRIBUTE_KEYS) {
      const mm = marks[attribute];
      if (mm !== undefined && !isMillimetres(mm))
        return refuse('mark-out-of-range', { taster, attribute });
    }
  return accept(sheets);
}
