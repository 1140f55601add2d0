import { type ClassScheme, classScheme } from '../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { ORDINARY_LIMIT, VIRGIN_LIMIT } from '../classification/oil-class.ts';
import { NO_DEFECT_WORD } from './explain-defect.ts';
import type { Explanation, NamedQuantity } from './explanation.ts';
import { all, constant, implies, quantity, relation, type Term } from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, word } from './quantities.ts';

/** The figures in cm from which a class follows. */
export type ClassFigures = {
  readonly n: number;
  readonly md: number | null;
  readonly mf: number | null;
  readonly class: OilClass;
};

/** Explains the class of a sample, with the condition of the scheme that gave it (M-CLASS). */
export function explainClass({ exact, assessment, settings }: JudgedSample): Explanation {
  const { predominant, attributes } = exact;
  const scheme = classScheme(settings);
  return explanation('M-CLASS', {
    formula: implies(conditionOf(assessment, scheme), 'class', assessment.class),
    inputs: [number('n', exact.n, 'count'), word('scheme', scheme), ...limitsOf(scheme)],
    steps: [
      word('predominantDefect', predominant?.key ?? NO_DEFECT_WORD),
      number('defectMedian', (predominant?.summary.medianHalves ?? 0) / 20, 'cm'),
      number(
        'fruityMedian',
        attributes.fruity.n === 0 ? null : attributes.fruity.medianHalves / 20,
        'cm',
      ),
      number('md', assessment.md, 'cm'),
      number('mf', assessment.mf, 'cm'),
    ],
    result: word('class', assessment.class),
  });
}

/** The limits of a scheme (M-CLASS). */
export const limitsOf = (scheme: ClassScheme): readonly NamedQuantity[] => [
  number('fewest', FEWEST_EVALUATIONS, 'count'),
  number('virginLimit', VIRGIN_LIMIT / 10, 'cm'),
  ...(scheme === 'IOC-ordinary' ? [number('ordinaryLimit', ORDINARY_LIMIT / 10, 'cm')] : []),
];

/** The condition by which a class was given (M-CLASS). */
export function conditionOf({ n, md, mf, class: found }: ClassFigures, scheme: ClassScheme): Term {
  const [virgin, ordinary] = [constant(VIRGIN_LIMIT / 10), constant(ORDINARY_LIMIT / 10)];
  const [d, f, zero] = [quantity('md'), quantity('mf'), constant(0)];
  const isVirginMd = md !== null && md * 10 <= VIRGIN_LIMIT;
  switch (found) {
    case 'NOCLASIFICATED':
      return n < FEWEST_EVALUATIONS
        ? relation(quantity('n'), '<', constant(FEWEST_EVALUATIONS))
        : md === null
          ? relation(d, '=', NOTHING)
          : relation(f, '=', NOTHING);
    case 'EVOO':
      return all(relation(d, '=', zero), relation(f, '>', zero));
    case 'VOO':
      return all(relation(zero, '<', d), relation(d, '≤', virgin), relation(f, '>', zero));
    case 'OVOO':
      return isVirginMd && mf === 0
        ? all(relation(d, '≤', virgin), relation(f, '=', zero))
        : all(relation(virgin, '<', d), relation(d, '≤', ordinary));
    case 'LOO':
    case 'LOO_EU':
      if (scheme === 'IOC-ordinary') return relation(d, '>', ordinary);
      return isVirginMd && mf === 0
        ? all(relation(d, '≤', virgin), relation(f, '=', zero))
        : relation(d, '>', virgin);
  }
}

/** The symbol for no answer at all. */
const NOTHING: Term = { text: () => '∅', mathml: () => '<mi>∅</mi>' };
