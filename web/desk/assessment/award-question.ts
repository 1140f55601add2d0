import type { Points } from '../../../domain/documents/evaluation.document.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { AwardBlock } from '../../../stats-worker/award/award-scores.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';

/** SHT-6, FIG-1: what is asked of a partial score or the total; null where the sheet has no such part. */
export function awardQuestion(
  part: string,
  sheets: readonly Points[],
  { blocks }: PointsSheet,
): FigureQuestion | null {
  if (part !== 'A' && part !== 'B' && part !== 'C' && part !== 'total') return null;
  const given = (points: Points, of: AwardBlock): readonly number[] =>
    blocks.find(({ key }) => key === of)?.items.map(({ key }) => points[key] ?? 0) ?? [];
  return {
    about: 'award',
    figure: part,
    sheets: sheets.map((points) => ({
      A: given(points, 'A'),
      B: given(points, 'B'),
      C: given(points, 'C'),
    })),
  };
}
