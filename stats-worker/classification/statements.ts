import type { OilClass } from '../../domain/words/assessment.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import { type FruityTicks, statedKind } from './fruity-class.ts';
import { roundQuarters } from './round-to-tenth.ts';

/**
 * The unrounded medians of the positive attributes, in quarter mm; `null` where nobody answered.
 */
export type PositiveMedians = {
  readonly fruity: number | null;
  readonly bitter: number | null;
  readonly pungent: number | null;
};

/** The facts for a label: the oil's class, its evaluations, and the ticks on fruity. */
export type Labelled = {
  readonly class: OilClass;
  readonly n: number;
  readonly ticks: FruityTicks;
};

/**
 * The most by which bitter and pungent may exceed fruity in a well balanced oil, in quarter mm (N)
 * (M-LABEL).
 */
export const BALANCE = 4 * 20;
/** The greatest bitter and pungent median of a mild oil, in quarter mm (N) (M-LABEL). */
export const MILD = 4 * 20;
/**
 * A bitter or pungent median above this must be stated on the report, in quarter mm (N) (M-LABEL).
 */
export const MUST_STATE = 4 * 50;

/**
 * The optional labelling terms and the mandatory statements (N) (M-LABEL). Keys: `robust green
 * fruity`, `medium bitter`, `delicate pungent`, `well-balanced`, `mild`, `bitter>5`, `pungent>5`.
 * An attribute that was not perceived has no term. Where the terms are not offered a key gives the
 * reason: `terms-need-8`, or `terms-not-for-class`; the mandatory ones stay. Example: an extra
 * virgin oil, green, fruity 6.1, bitter 5.1, pungent 3.0: robust green fruity, medium bitter,
 * delicate pungent, well-balanced, bitter>5.
 */
export function statements(
  medians: PositiveMedians,
  of: Labelled,
  profile: MethodProfile,
): readonly string[] {
  const compared = profile.label.roundsMedians ? rounded(medians) : medians;
  const why = whyNoTerms(of, profile);
  return [...(why === null ? terms(compared, of, profile) : [why]), ...mandatory(compared)];
}

/** Why an oil is offered no optional terms; null where it is (M-LABEL). */
function whyNoTerms({ class: found, n }: Labelled, { label }: MethodProfile): string | null {
  if (n < label.fewest) return 'terms-need-8';
  return label.classes === null || label.classes.includes(found) ? null : 'terms-not-for-class';
}

function terms(
  medians: PositiveMedians,
  { ticks }: Labelled,
  profile: MethodProfile,
): readonly string[] {
  const { label, strength } = profile;
  const { fruity, bitter, pungent } = medians;
  const found: string[] = [];
  for (const key of ['fruity', 'bitter', 'pungent'] as const) {
    const quarters = medians[key] ?? 0;
    const name = key === 'fruity' && label.namesFruityKind ? fruityName(ticks, profile) : key;
    if (quarters > 0) found.push(`${strength(quarters)} ${name}`);
  }
  if (fruity !== null && bitter !== null && pungent !== null) {
    if (bitter - fruity <= BALANCE && pungent - fruity <= BALANCE) found.push('well-balanced');
    if (bitter <= MILD && pungent <= MILD) found.push('mild');
  }
  return found;
}

/**
 * The term of fruity (P): without a kind where equally many ticked green and ripe, or where
 * M-FRUITY states none; otherwise by M-FRUITY (M-LABEL).
 */
function fruityName(
  ticks: FruityTicks,
  profile: MethodProfile,
): 'fruity' | 'green fruity' | 'ripe fruity' {
  const kind = ticks.green === ticks.ripe ? null : statedKind(ticks, profile);
  return kind === null ? 'fruity' : `${kind} fruity`;
}

const mandatory = ({ bitter, pungent }: PositiveMedians): readonly string[] => [
  ...((bitter ?? 0) > MUST_STATE ? ['bitter>5'] : []),
  ...((pungent ?? 0) > MUST_STATE ? ['pungent>5'] : []),
];

function rounded({ fruity, bitter, pungent }: PositiveMedians): PositiveMedians {
  const round = (quarters: number | null) =>
    quarters === null ? null : 4 * roundQuarters(quarters);
  return { fruity: round(fruity), bitter: round(bitter), pungent: round(pungent) };
}
