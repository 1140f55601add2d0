import { DELICATE_BELOW, ROBUST_ABOVE } from '../classification/fruity-class.ts';
import { roundHalves } from '../classification/round-to-tenth.ts';
import { BALANCE, MILD, MUST_STATE } from '../classification/statements.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import type { Explanation, NamedQuantity } from './explanation.ts';
import {
  all,
  applied,
  constant,
  formula,
  implies,
  quantity,
  relation,
  type Term,
  times,
} from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, word, words } from './quantities.ts';

/** M-FRUITY: the class of fruitiness, from Mf and from who ticked green. */
export function explainFruityClass({ exact, assessment, sheets }: JudgedSample): Explanation {
  const scored = sheets.filter(({ marks }) => (marks.fruity ?? 0) > 0);
  const green = scored.filter(({ fruityKind }) => fruityKind === 'green');
  return explanation('M-FRUITY', {
    formula: implies(conditionOf(assessment.fruityClass), 'fruityClass', assessment.fruityClass),
    inputs: [number('n', exact.n, 'count')],
    steps: [
      number('mf', assessment.mf, 'cm'),
      number('scored', scored.length, 'count'),
      number('green', green.length, 'count'),
    ],
    result: word('fruityClass', assessment.fruityClass),
  });
}

function conditionOf(found: JudgedSample['assessment']['fruityClass']): Term {
  const mf = quantity('mf');
  const [low, high] = [constant(DELICATE_BELOW / 10), constant(ROBUST_ABOVE / 10)];
  const isGreen = (operator: string) =>
    relation(times(constant(2), quantity('green')), operator, quantity('scored'));
  switch (found) {
    case 'NONINTENSITY':
      return relation(mf, '=', constant(0));
    case 'RIPE':
      return all(relation(mf, '>', constant(0)), isGreen('<'));
    case 'GREEN_ROBUST':
      return all(relation(mf, '>', high), isGreen('≥'));
    case 'GREEN_MEDIUM':
      return all(relation(low, '≤', mf), relation(mf, '≤', high), isGreen('≥'));
    case 'GREEN_DELICATE':
      return all(relation(constant(0), '<', mf), relation(mf, '<', low), isGreen('≥'));
  }
}

/** M-LABEL: the optional terms and mandatory statements, from the rounded medians of the positive attributes. */
export function explainStatements({ exact, assessment }: JudgedSample): Explanation {
  const { bitter, pungent } = exact.attributes;
  return explanation('M-LABEL', {
    formula: formula(
      'statements',
      applied('label', quantity('mf'), quantity('bitterMedian'), quantity('pungentMedian')),
    ),
    inputs: [number('n', exact.n, 'count'), ...cutPoints()],
    steps: [
      number('mf', assessment.mf, 'cm'),
      number('bitterMedian', roundedCm(bitter), 'cm'),
      number('pungentMedian', roundedCm(pungent), 'cm'),
    ],
    result: words('statements', assessment.statements),
  });
}

/** M-LABEL: the points at which a term begins or ends. */
const cutPoints = (): readonly NamedQuantity[] => [
  number('mediumPoint', DELICATE_BELOW / 10, 'cm'),
  number('robustPoint', ROBUST_ABOVE / 10, 'cm'),
  number('balancePoint', BALANCE / 10, 'cm'),
  number('mildPoint', MILD / 10, 'cm'),
  number('statePoint', MUST_STATE / 10, 'cm'),
];

const roundedCm = (of: MarkSummary): number | null =>
  of.n === 0 ? null : roundHalves(of.medianHalves) / 10;
