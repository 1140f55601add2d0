import { explainClass } from './explain-class.ts';
import { explainPredominantDefect } from './explain-defect.ts';
import { explainFruityClass, explainStatements } from './explain-label.ts';
import { explainReliability } from './explain-reliability.ts';
import { explainRoundedMedian } from './explain-rounding.ts';
import type { Explanation } from './explanation.ts';
import type { JudgedSample } from './judged-sample.ts';

/** A statement about a sample as a whole. */
export type VerdictFigure =
  | 'predominantDefect'
  | 'md'
  | 'mf'
  | 'class'
  | 'reliable'
  | 'fruityClass'
  | 'statements';

/** Explains one part of a sample's verdict; null where it is not defined (M-CLASS). */
export function explainVerdict(figure: VerdictFigure, of: JudgedSample): Explanation | null {
  if (of.exact.n === 0 && figure !== 'class') return null;
  switch (figure) {
    case 'predominantDefect':
      return explainPredominantDefect(of);
    case 'md':
    case 'mf':
      return explainRoundedMedian(figure, of);
    case 'class':
      return explainClass(of);
    case 'reliable':
      return explainReliability(of);
    case 'fruityClass':
      return explainFruityClass(of);
    case 'statements':
      return explainStatements(of);
  }
}
