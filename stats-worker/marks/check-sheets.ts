import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';

/**
 * Validates the sheets of one glass before figures are computed: every mark is on the line, and no
 * taster has two sheets (M-SCALE, M-STAT).
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
