import { DELICATE_BELOW, ROBUST_ABOVE } from './fruity-class.ts';

/** The rounded medians of the positive attributes, in mm; `null` when nobody answered. */
export type PositiveMedians = {
  readonly fruity: number | null;
  readonly bitter: number | null;
  readonly pungent: number | null;
};

/** M-LABEL (R): most by which bitter and pungent may stand above fruity in a well balanced oil, in mm. */
export const BALANCE = 20;
/** M-LABEL (R): greatest bitter and pungent median of a mild oil, in mm. */
export const MILD = 20;
/** M-LABEL (R): a bitter or pungent median above this must be stated on the report, in mm. */
export const MUST_STATE = 50;

/**
 * M-LABEL (R): the optional labelling terms and the mandatory statements, by key: `robust fruity`, `medium bitter`,
 * `delicate pungent`, `well-balanced`, `mild`, `bitter>5`, `pungent>5`. An attribute that was not perceived has no term.
 * Example: fruity 6.1, bitter 5.1, pungent 3.0 give robust fruity, medium bitter, medium pungent, well-balanced, bitter>5.
 */
export function statements(medians: PositiveMedians): readonly string[] {
  const { fruity, bitter, pungent } = medians;
  const found: string[] = [];
  for (const key of ['fruity', 'bitter', 'pungent'] as const) {
    const term = strengthTerm(medians[key]);
    if (term !== null) found.push(`${term} ${key}`);
  }
  if (fruity !== null && bitter !== null && pungent !== null) {
    if (bitter - fruity <= BALANCE && pungent - fruity <= BALANCE) found.push('well-balanced');
    if (bitter <= MILD && pungent <= MILD) found.push('mild');
  }
  if ((bitter ?? 0) > MUST_STATE) found.push('bitter>5');
  if ((pungent ?? 0) > MUST_STATE) found.push('pungent>5');
  return found;
}

function strengthTerm(mm: number | null): 'robust' | 'medium' | 'delicate' | null {
  if (mm === null || mm === 0) return null;
  if (mm > ROBUST_ABOVE) return 'robust';
  return mm < DELICATE_BELOW ? 'delicate' : 'medium';
}
