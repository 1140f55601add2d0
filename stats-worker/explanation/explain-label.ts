import type { FruityClass } from '../../domain/words/assessment.ts';
import { roundHalves } from '../classification/round-to-tenth.ts';
import { BALANCE, MILD, MUST_STATE } from '../classification/statements.ts';
import { DELICATE_END, ROBUST_ABOVE } from '../method/cut-points.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import { profileOf } from '../method/profile-of.ts';
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

/** Explains the class of fruitiness, from Mf and from the ticks (M-FRUITY). */
export function explainFruityClass({ exact, assessment, settings }: JudgedSample): Explanation {
  const { scored, green, ripe } = exact.fruityTicks;
  const profile = profileOf(settings);
  const found = assessment.fruityClass ?? NOT_STATED;
  return explanation('M-FRUITY', {
    formula: implies(conditionOf(found, profile), 'fruityClass', found),
    inputs: [number('n', exact.n, 'count')],
    steps: [
      number('mf', assessment.mf, 'cm'),
      number('scored', scored, 'count'),
      number('green', green, 'count'),
      ...(profile.asksForRipeTicks ? [number('ripe', ripe, 'count')] : []),
    ],
    result: word('fruityClass', found),
  });
}

/** The code for a kind of fruitiness that is not stated. */
export const NOT_STATED = 'kind-not-stated';

function conditionOf(
  found: FruityClass | typeof NOT_STATED,
  { cutPoint, asksForRipeTicks }: MethodProfile,
): Term {
  const mf = quantity('mf');
  const [low, high] = [constant(DELICATE_END / 10), constant(ROBUST_ABOVE / 10)];
  const ticked = (kind: 'green' | 'ripe', operator: string) =>
    relation(times(constant(2), quantity(kind)), operator, quantity('scored'));
  const isGreen = (operator: string) => ticked('green', operator);
  switch (found) {
    case 'NONINTENSITY':
      return relation(mf, '=', constant(0));
    case NOT_STATED:
      return all(relation(mf, '>', constant(0)), isGreen('<'), ticked('ripe', '<'));
    case 'RIPE':
      return all(
        relation(mf, '>', constant(0)),
        isGreen('<'),
        ...(asksForRipeTicks ? [ticked('ripe', '≥')] : []),
      );
    case 'GREEN_ROBUST':
      return all(relation(mf, '>', high), isGreen('≥'));
    case 'GREEN_MEDIUM':
      return all(relation(low, cutPoint.medium, mf), relation(mf, '≤', high), isGreen('≥'));
    case 'GREEN_DELICATE':
      return all(
        relation(constant(0), '<', mf),
        relation(mf, cutPoint.delicate, low),
        isGreen('≥'),
      );
  }
}

/**
 * Explains the optional terms and mandatory statements, from the medians of the positive attributes
 * (M-LABEL).
 */
export function explainStatements({ exact, assessment, settings }: JudgedSample): Explanation {
  const { fruity, bitter, pungent } = exact.attributes;
  const compared = profileOf(settings).label.roundsMedians ? roundedCm : unroundedCm;
  return explanation('M-LABEL', {
    formula: formula(
      'statements',
      applied(
        'label',
        quantity('fruityMedian'),
        quantity('bitterMedian'),
        quantity('pungentMedian'),
      ),
    ),
    inputs: [
      number('n', exact.n, 'count'),
      word('class', assessment.class),
      ...cutPoints(profileOf(settings)),
    ],
    steps: [
      number('fruityMedian', compared(fruity), 'cm'),
      number('bitterMedian', compared(bitter), 'cm'),
      number('pungentMedian', compared(pungent), 'cm'),
    ],
    result: words('statements', assessment.statements),
  });
}

/**
 * The cut points of the terms (M-LABEL). Under version 1 *medium* begins at its point, since then
 * above it.
 */
const cutPoints = ({ cutPoint }: MethodProfile): readonly NamedQuantity[] => [
  number(cutPoint.medium === '<' ? 'mediumAbove' : 'mediumPoint', DELICATE_END / 10, 'cm'),
  number('robustPoint', ROBUST_ABOVE / 10, 'cm'),
  number('balancePoint', BALANCE / QUARTERS_PER_CM, 'cm'),
  number('mildPoint', MILD / QUARTERS_PER_CM, 'cm'),
  number('statePoint', MUST_STATE / QUARTERS_PER_CM, 'cm'),
];

const QUARTERS_PER_CM = 40;

const roundedCm = (of: MarkSummary): number | null =>
  of.n === 0 ? null : roundHalves(of.medianHalves) / 10;

const unroundedCm = (of: MarkSummary): number | null => (of.n === 0 ? null : of.medianHalves / 20);
