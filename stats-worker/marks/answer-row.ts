import type { AttributeKey, DescriptorKey, FruityKind } from '../../domain/words/attributes.ts';
import type { Millimetres } from '../../domain/words/millimetres.ts';
import type { RecordState } from '../../domain/words/record-state.ts';
import type { Replicate } from '../../domain/words/replicate.ts';

/**
 * One answer of one sheet: a row of marks_long.csv (exchange.md). `mm` is null where the line was
 * not answered.
 */
export type AnswerRow = {
  readonly session: string | number;
  /** YYYY-MM-DD, or empty where unknown. */
  readonly date: string;
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  /** The taster's pseudonymous key. */
  readonly taster: string;
  /** The tasting code that the taster saw. */
  readonly code: string;
  /** Position in that taster's serving order, from 1; null where unknown. */
  readonly position: number | null;
  readonly attribute: AttributeKey;
  readonly mm: Millimetres | null;
  /** The kind for fruity, the descriptor for other, otherwise null. */
  readonly qualifier: FruityKind | DescriptorKey | null;
  /** Timestamp with offset, or null. */
  readonly signedAt: string | null;
  readonly valid: boolean;
  /** The taster smelled the oil and did not taste it; it changes no figure (M-SHEET). */
  readonly smelledOnly: boolean;
  /** Its session checks another result of the sample (PLN-42). */
  readonly isCounter: boolean;
  /** It was filled in on paper and keyed in at the desk (KEY-6). */
  readonly isKeyed: boolean;
  /** The final state of its session (XPO-11). */
  readonly sessionState: RecordState;
  /**
   * Whether it is of the requested period, not of the earlier sessions that are exported with it
   * (XPO-11).
   */
  readonly isInPeriod: boolean;
  /** The id of its import; null for a sheet of this installation. */
  readonly origin: string | null;
};
