import type { AssessedHistory } from '../history/assessed-history.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import type { QualityMaterial } from '../quality/quality-material.ts';
import { eachMark } from '../quality/taster-observations.ts';
import { type AidAttribute, codeOfAid } from './aid-attribute.ts';
import type { MarkPair } from './discrimination.ts';

/**
 * QUA-23: every taster's two marks of each duplicate, by the taster's place; the defect is that of the official replicate,
 * as in the precision number (M-QC).
 */
export function tasterPairs(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  attribute: AidAttribute,
): readonly (readonly MarkPair[])[] {
  const tasters = history.columns.tasters.length;
  const lists = Array.from({ length: tasters }, (): MarkPair[] => []);
  for (const { first, second, official } of pairs) {
    const code = codeOfAid(history, official, attribute);
    if (code === null) continue;
    const before = new Uint8Array(tasters).fill(UNANSWERED);
    eachMark(history, first, code, (taster, mm) => {
      before[taster] = mm;
    });
    eachMark(history, second, code, (taster, mm) => {
      const one = before[taster] ?? UNANSWERED;
      if (one !== UNANSWERED) lists[taster]?.push([one, mm]);
    });
  }
  return lists;
}
