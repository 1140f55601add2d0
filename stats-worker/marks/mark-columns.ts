import type { SheetColumns } from './sheet-columns.ts';

/** The day of a session without a date; no index with a window counts it. */
export const NO_DAY = -2_147_483_648;

/**
 * A history of sheets as columns, in file order: plain typed arrays that are sent to a worker
 * without a copy of objects.
 */
export type MarkColumns = SheetColumns & {
  readonly sheets: number;
  /** Indexes in `sessions`, `samples` and `tasters`. */
  readonly session: Int32Array;
  readonly sample: Int32Array;
  readonly taster: Int32Array;
  /** 1 or 2. */
  readonly replicate: Uint8Array;
  /** 1 for a valid evaluation, 0 for an invalidated one. */
  readonly valid: Uint8Array;
  /**
   * 1 where the session checks another result of the sheet's sample: its lone replicate is not a
   * half of a pair (PLN-43).
   */
  readonly counter: Uint8Array;
  readonly sessions: readonly string[];
  /** Day of each session, days since 1970-01-01, or NO_DAY. */
  readonly sessionDay: Int32Array;
  /** 1 for a training session. */
  readonly sessionTraining: Uint8Array;
  /** The final state of each session, as its index in RECORD_STATES (XPO-11). */
  readonly sessionState: Uint8Array;
  /** 1 for a session of the requested period, 0 for one that is exported with it (XPO-11). */
  readonly sessionInPeriod: Uint8Array;
  readonly samples: readonly string[];
  readonly tasters: readonly string[];
};
