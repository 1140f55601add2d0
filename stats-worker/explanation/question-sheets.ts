import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { FigureQuestion } from './explain.ts';

/** The profile sheets that a question holds, a list a glass, so that they can be checked before they are used (M-SCALE). */
export function questionSheets(question: FigureQuestion): readonly (readonly ScoredSheet[])[] {
  switch (question.about) {
    case 'attribute':
    case 'sample':
    case 'reference':
      return [question.sheets];
    case 'duplicate':
      return [question.first, question.second];
    default:
      return [];
  }
}
