import { isIndexKind } from '../../domain/quality/quality-indexes.ts';
import {
  type AttributeKey,
  type DefectKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../domain/words/attributes.ts';
import type { FigureQuestion } from './explain.ts';
import type { AwardFigure } from './explain-award.ts';
import type { DuplicateFigure } from './explain-duplicate.ts';
import type { ReferenceFigure } from './explain-reference.ts';
import type { StatisticFigure } from './explain-statistic.ts';
import type { VerdictFigure } from './explain-verdict.ts';

type Names<Name extends string> = Readonly<Record<Name, true>>;

const STATISTICS: Names<StatisticFigure> = {
  median: true,
  p25: true,
  p75: true,
  iqr: true,
  sStar: true,
  cvr: true,
  interval: true,
  u: true,
  uMax: true,
  mean: true,
  sd: true,
  se: true,
};
const VERDICTS: Names<VerdictFigure> = {
  predominantDefect: true,
  md: true,
  mf: true,
  class: true,
  reliable: true,
  fruityClass: true,
  statements: true,
};
const DUPLICATES: Names<DuplicateFigure> = {
  enDefect: true,
  enFruity: true,
  accepted: true,
  md: true,
  mf: true,
  class: true,
};
const REFERENCES: Names<ReferenceFigure> = { en: true, z: true };
const AWARDS: Names<AwardFigure> = {
  A: true,
  B: true,
  C: true,
  D: true,
  E: true,
  F: true,
  total: true,
};

/** Whether a question to the worker is about an existing figure (M-RECORD). */
export function isKnownFigure(question: FigureQuestion): boolean {
  switch (question.about) {
    case 'attribute':
      return Object.hasOwn(STATISTICS, question.figure) && isKey(question.attribute);
    case 'sample':
      return Object.hasOwn(VERDICTS, question.figure);
    case 'duplicate':
      return Object.hasOwn(DUPLICATES, question.figure);
    case 'index':
      return isIndexKind(question.kind);
    case 'reference':
      return Object.hasOwn(REFERENCES, question.figure) && isKey(question.assigned.attribute);
    case 'award':
      return Object.hasOwn(AWARDS, question.figure);
    case 'competence':
    case 'evolution':
    case 'acceptance':
      return true;
    default:
      return false;
  }
}

const isKey = (key: AttributeKey | DefectKey): boolean =>
  isAttributeKey(key) || isDescriptorKey(key);
