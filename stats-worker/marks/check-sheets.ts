import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/**
 * M-SCALE, M-STAT: refuses the sheets of one glass before they become figures, where a mark is not on the line or a taster
 * is there twice.
 */
export function checkSheets(
  sheets: readonly ScoredSheet[],
): Accepted<readonly ScoredSheet[]> | Refusal<'mark-out-of-range' | 'taster-twice'> {
  const tasters = new Set<string>();
  for (const { taster, marks } of sheets) {
    if (tasters.has(taster)) return refuse('taster-twice', { taster });
    tasters.add(taster);
    for (const attribute of ATTRIBUTE_KEYS) {
      const mm = marks[attribute];
      if (mm !== undefined && !isMillimetres(mm))
        return refuse('mark-out-of-range', { taster, attribute });
    }
  }
  return accept(sheets);
}
