import type { Result } from '../../domain/refusal.ts';

/** Why a computation has no answer. A screen turns the code into words. */
export type StatsProblem =
  /** The caller's signal was raised. */
  | 'aborted'
  /** The worker died; the next call starts a new one. */
  | 'worker-crashed'
  /** The engine threw; `message` says what. */
  | 'computation-failed'
  /** A mark is not a whole number of millimetres from 0 to 100; `taster` and `attribute` say which (M-SCALE). */
  | 'mark-out-of-range'
  /** A taster has two sheets of one glass; `taster` says who. */
  | 'taster-twice'
  /** A file is bad; `rows` holds `line N: reason` for the first hundred lines that are, `more` counts the rest. */
  | 'marks-refused'
  | 'references-refused'
  | 'settings-refused'
  /** A file could not be read to its end; `rows` says why. */
  | 'file-unreadable'
  /** A day is not a date YYYY-MM-DD; `date` says which. */
  | 'date-unknown'
  /** A month that the device keeps cannot be read: it is of another version, or damaged. */
  | 'month-unreadable'
  /** The figure asked about is not one of this sample. */
  | 'figure-unknown';

/** What every call to the engine answers. */
export type StatsResult<Value> = Result<Value, StatsProblem>;
