import type { ScoreCode } from '../classification/defect-code.ts';

/** The series in which an index is computed (M-QC). */
export type Series = 'defect' | 'fruity' | 'classified';

/** A deviation that an index squares. */
export type Deviation = {
  /** x1 - x2, x - Me, x - R, Me1 - Me2 or Me - R, cm. */
  readonly deviation: number;
  /** The same in whole parts of a cm; see UNITS. */
  readonly parts: number;
};

/** One duplicate or reference material as an observation of one index. */
export type Observation = Deviation & {
  /** Its entry in the history (the official replicate). */
  readonly entry: number;
  /** The entry of the other replicate, where the index uses both; otherwise the same one. */
  readonly other: number;
  /** The entry of the later half of a pair, to whose session it belongs (M-PAIR). */
  readonly later: number;
  readonly day: number;
  /** The score code of the attribute or descriptor by which it is judged. */
  readonly code: ScoreCode;
  /** x1, x, Me1 or Me, cm. */
  readonly found: number;
  /** x2, Me, R or Me2, cm. */
  readonly against: number;
};

/** The indexes, by the names of exchange.md; `pnPanel` and `dnPanel` are those of the panel. */
export type IndexKind = 'pn' | 'dn' | 'dnReference' | 'pnPanel' | 'dnPanel';

/**
 * Parts of a cm in which every deviation of an index is whole, so that sums of squares are exact.
 * Marks are 10 to the cm, medians 20; assigned values are exact to five decimals where they have no
 * more.
 */
export const UNITS: Readonly<Record<IndexKind, number>> = {
  pn: 10,
  dn: 20,
  pnPanel: 20,
  dnReference: 100_000,
  dnPanel: 100_000,
};

/**
 * An assigned value R in parts of dnReference and dnPanel; whole where it has at most five
 * decimals.
 */
export function referenceParts(cm: number): number {
  const parts = cm * UNITS.dnPanel;
  const whole = Math.round(parts);
  return Math.abs(parts - whole) < 1e-6 ? whole : parts;
}
