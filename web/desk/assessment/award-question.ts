import type { Points } from '../../../domain/documents/evaluation.document.ts';
import { maximumOf } from '../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isBlockLetter } from '../../../domain/words/block-letter.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';

/**
 * Builds the question that explains a partial score or the total (SHT-6, FIG-1); null if the sheet
 * has no such part.
 */
export function awardQuestion(
  part: string,
  sheets: readonly Points[],
  { blocks }: PointsSheet,
): FigureQuestion | null {
  if (part !== 'total' && !isBlockLetter(part)) return null;
  if (part !== 'total' && !blocks.some(({ key }) => key === part)) return null;
  return {
    about: 'award',
    figure: part,
    sheets: sheets.map((points) =>
      Object.fromEntries(
        blocks.map(({ key: block, items }) => [block, items.map(({ key }) => points[key] ?? 0)]),
      ),
    ),
    maxima: Object.fromEntries(blocks.map((block) => [block.key, maximumOf(block)])),
  };
}
