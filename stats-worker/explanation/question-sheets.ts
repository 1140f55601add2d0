import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { FigureQuestion } from './explain.ts';

/** The profile sheets that a question holds, so that their marks can be checked before they are used (M-SCALE). */
export function questionSheets(question: FigureQuestion): readonly ScoredSheet[] {
  switch (question.about) {
    case 'attribute':
    case 'sample':
    case 'reference':
      return question.sheets;
    case 'duplicate':
      return [...question.first, ...question.second];
    default:
      return [];
  }
}
