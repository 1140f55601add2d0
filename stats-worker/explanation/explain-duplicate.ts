import { statedClass } from '../../domain/results/halves-agree.ts';
import { classScheme } from '../../domain/settings/class-scheme.ts';
import { compareDuplicate, halvesUsed, type Replicate } from '../duplicates/compare-duplicate.ts';
import { NO_MARKS } from '../statistics/mark-summary.ts';
import { uncertainty } from '../statistics/uncertainty.ts';
import { conditionOf, limitsOf } from './explain-class.ts';
import { NO_DEFECT_WORD } from './explain-defect.ts';
import type { Explanation } from './explanation.ts';
import {
  absolute,
  all,
  constant,
  decides,
  formula,
  implies,
  minus,
  over,
  plus,
  quantity,
  relation,
  root,
  roundedToTenth,
  square,
} from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, truth, word, words } from './quantities.ts';

/** A figure of the comparison of two replicates. */
export type DuplicateFigure = 'enDefect' | 'enFruity' | 'accepted' | 'md' | 'mf' | 'class';

/** Explains one figure of the comparison of two replicates; null where it is not defined (M-EN). */
export function explainDuplicate(
  figure: DuplicateFigure,
  first: JudgedSample,
  second: JudgedSample,
): Explanation | null {
  switch (figure) {
    case 'enDefect':
      return explainError('defect', first, second);
    case 'enFruity':
      return explainError('fruity', first, second);
    case 'accepted':
      return explainAccepted(first, second);
    case 'md':
    case 'mf':
      return explainFinalMedian(figure, first, second);
    case 'class':
      return explainFinalClass(first, second);
  }
}

/** The figures of one replicate for the comparison (M-EN). */
export function replicateOfSample({ exact, assessment }: JudgedSample): Replicate {
  const { n, predominant, attributes, defects } = exact;
  return {
    n,
    defect: predominant?.key ?? null,
    defectSummary: predominant?.summary ?? NO_MARKS,
    fruity: attributes.fruity,
    hasDefectAnswers: defects.some(({ summary }) => summary.n > 0),
    class: assessment.class,
  };
}

const compared = (first: JudgedSample, second: JudgedSample) =>
  compareDuplicate(replicateOfSample(first), replicateOfSample(second), first.settings);

/** The medians of both sides in cm: as En uses them, or unrounded for the final median. */
function mediansOf(of: 'defect' | 'fruity', sides: readonly JudgedSample[], isFinal: boolean) {
  return sides.map((side) => {
    const replicate = replicateOfSample(side);
    const summary = of === 'defect' ? replicate.defectSummary : replicate.fruity;
    return {
      key: of === 'fruity' ? 'fruity' : (replicate.defect ?? NO_DEFECT_WORD),
      median: halvesUsed(summary, side.settings.roundedMedian && !isFinal) / 20,
      u: uncertainty(summary) ?? 0,
    };
  });
}

function explainError(
  of: 'defect' | 'fruity',
  first: JudgedSample,
  second: JudgedSample,
): Explanation | null {
  const { enDefect, enFruity } = compared(first, second);
  const en = of === 'defect' ? enDefect : enFruity;
  const [one, two] = mediansOf(of, [first, second], false);
  if (en === null || one === undefined || two === undefined) return null;
  const { enMaxDefect, enMaxFruity, roundedMedian } = first.settings;
  const apart = absolute(minus(quantity('median1'), quantity('median2')));
  const spread = root(plus(square(quantity('u1')), square(quantity('u2'))));
  return explanation('M-EN', {
    // Without any spread the divisor is zero: En is 0, the distance of equal medians.
    formula: formula('en', one.u === 0 && two.u === 0 ? apart : over(apart, spread)),
    inputs: [
      words('attribute', one.key === two.key ? [one.key] : [one.key, two.key]),
      truth('roundedMedian', roundedMedian),
      number('enMax', of === 'defect' ? enMaxDefect : enMaxFruity, 'none'),
    ],
    steps: [
      number('median1', one.median, 'cm'),
      number('median2', two.median, 'cm'),
      number('u1', one.u, 'cm'),
      number('u2', two.u, 'cm'),
      number('distance', Math.abs(one.median - two.median), 'cm'),
      number('combined', Math.hypot(one.u, two.u), 'cm'),
    ],
    result: number('en', en, 'none'),
  });
}

const isUnclassified = ({ assessment }: JudgedSample): boolean =>
  statedClass(assessment.class) === null;

function explainAccepted(first: JudgedSample, second: JudgedSample): Explanation {
  const { enDefect, enFruity, accepted, categoryMatch, defectMatch } = compared(first, second);
  const { enMaxDefect, enMaxFruity } = first.settings;
  return explanation('M-EN', {
    formula: decides(
      all(
        relation(quantity('enDefect'), '≤', constant(enMaxDefect)),
        relation(quantity('enFruity'), '≤', constant(enMaxFruity)),
      ),
      'accepted',
    ),
    inputs: [],
    steps: [
      number('enDefect', enDefect, 'none'),
      number('enFruity', enFruity, 'none'),
      // ASM-32: halves that state no category do not agree on one.
      ...(isUnclassified(first) && isUnclassified(second)
        ? []
        : [truth('categoryMatch', categoryMatch)]),
      truth('defectMatch', defectMatch),
    ],
    result: truth('accepted', accepted),
  });
}

function explainFinalMedian(
  which: 'md' | 'mf',
  first: JudgedSample,
  second: JudgedSample,
): Explanation | null {
  const value = compared(first, second)[which];
  const [one, two] = mediansOf(which === 'md' ? 'defect' : 'fruity', [first, second], true);
  if (value === null || one === undefined || two === undefined) return null;
  return explanation('M-EN', {
    formula: formula(
      which,
      roundedToTenth(over(plus(quantity('median1'), quantity('median2')), constant(2))),
    ),
    inputs: [words('attribute', one.key === two.key ? [one.key] : [one.key, two.key])],
    steps: [number('median1', one.median, 'cm'), number('median2', two.median, 'cm')],
    result: number(which, value, 'cm'),
  });
}

function explainFinalClass(first: JudgedSample, second: JudgedSample): Explanation | null {
  const found = compared(first, second);
  if (found.class === null) return null;
  const n = Math.min(first.exact.n, second.exact.n);
  const scheme = classScheme(first.settings);
  const condition = conditionOf({ ...found, n, class: found.class }, scheme);
  return explanation('M-EN', {
    formula: implies(condition, 'class', found.class),
    inputs: [number('n', n, 'count'), word('scheme', scheme), ...limitsOf(scheme)],
    steps: [number('md', found.md, 'cm'), number('mf', found.mf, 'cm')],
    result: word('class', found.class),
  });
}
