import type { ScoreCode } from '../classification/defect-code.ts';

/** The series an index is computed in (M-QC). */
export type Series = 'defect' | 'fruity' | 'classified';

/** What an index squares. */
export type Deviation = {
  /** x1 - x2, x - Me, x - R, Me1 - Me2 or Me - R, cm. */
  readonly deviation: number;
  /** The same in whole parts of a cm; see UNITS. */
  readonly parts: number;
};

/** One duplicate or reference material as one index sees it. */
export type Observation = Deviation & {
  /** The entry of the history it is read from (the official replicate). */
  readonly entry: number;
  /** The entry of the other replicate, where it squares both; else the same one. */
  readonly other: number;
  /** The entry whose session it belongs to: the later half of a pair (M-PAIR). */
  readonly later: number;
  readonly day: number;
  /** The attribute or descriptor it is judged by. */
  readonly code: ScoreCode;
  /** x1, x, Me1 or Me, cm. */
  readonly found: number;
  /** x2, Me, R or Me2, cm. */
  readonly against: number;
};

/** The indexes, by the names of exchange.md; `pnPanel` and `dnPanel` are those of the panel. */
export type IndexKind = 'pn' | 'dn' | 'dnReference' | 'pnPanel' | 'dnPanel';

/**
 * Parts of a cm that make every deviation of an index whole, so that sums of squares are exact: marks are 10 to the cm,
 * medians 20; assigned values are taken to five decimals where they have no more.
 */
export const UNITS: Readonly<Record<IndexKind, number>> = {
  pn: 10,
  dn: 20,
  pnPanel: 20,
  dnReference: 100_000,
  dnPanel: 100_000,
};

/** An assigned value R in parts of dnReference and dnPanel; whole when it has at most five decimals. */
export function referenceParts(cm: number): number {
  const parts = cm * UNITS.dnPanel;
  const whole = Math.round(parts);
  return Math.abs(parts - whole) < 1e-6 ? whole : parts;
}
