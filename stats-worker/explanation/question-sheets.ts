import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { FigureQuestion } from './explain.ts';

/**
 * The sheets in a question, one list for each glass, so that they are validated before use
 * (M-SCALE).
 */
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
