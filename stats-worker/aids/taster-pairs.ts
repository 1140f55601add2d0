import type { AssessedHistory } from '../history/assessed-history.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import type { QualityMaterial } from '../quality/quality-material.ts';
import { eachMark } from '../quality/taster-observations.ts';
import { type AidAttribute, codeOfAid } from './aid-attribute.ts';
import type { MarkPair } from './discrimination.ts';

/**
 * Collects every taster's two marks of each duplicate, by the taster's index and then by the
 * duplicate; null where a mark is missing (QUA-23). The defect is that of the official replicate,
 * as in the precision number (M-QC). A duplicate without one is left out.
 */
export function tasterPairs(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  attribute: AidAttribute,
): readonly (readonly (MarkPair | null)[])[] {
  const tasters = history.columns.tasters.length;
  const lists = Array.from({ length: tasters }, (): (MarkPair | null)[] => []);
  for (const { first, second, official } of pairs) {
    const code = codeOfAid(history, official, attribute);
    if (code === null) continue;
    const before = new Uint8Array(tasters).fill(UNANSWERED);
    eachMark(history, first, code, (taster, mm) => {
      before[taster] = mm;
    });
    const marked = new Array<MarkPair | null>(tasters).fill(null);
    eachMark(history, second, code, (taster, mm) => {
      const one = before[taster] ?? UNANSWERED;
      if (one !== UNANSWERED) marked[taster] = [one, mm];
    });
    for (const [taster, list] of lists.entries()) list.push(marked[taster] ?? null);
  }
  return lists;
}
