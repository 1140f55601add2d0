import { QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { ScoreCode } from '../classification/defect-code.ts';

/** The series in which an index is computed (M-QC). */
export type Series = 'defect' | 'fruity' | 'classified';

/** A deviation that an index squares. */
export type Deviation = {
  /** x1 - x2, x - Me, x - R, Me1 - Me2 or Me - R, cm. */
  readonly deviation: number;
  /** The same in whole parts of a cm: the unit of QUALITY_INDEXES. */
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

/**
 * An assigned value R in parts of dnReference and dnPanel; whole where it has at most five
 * decimals.
 */
export function referenceParts(cm: number): number {
  const parts = cm * QUALITY_INDEXES.dnPanel.unit;
  const whole = Math.round(parts);
  return Math.abs(parts - whole) < 1e-6 ? whole : parts;
}
