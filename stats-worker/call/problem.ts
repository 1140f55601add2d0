import type { Result } from '../../domain/refusal.ts';

/** The expected errors of a computation, by code. A screen has a message for each. */
export type StatsProblem =
  /** The caller's abort signal was raised. */
  | 'aborted'
  /** The worker crashed; the next call starts a new one. */
  | 'worker-crashed'
  /** The engine threw; `message` is that of the error. */
  | 'computation-failed'
  /**
   * A mark is not a whole number of millimetres from 0 to 100; `taster` and `attribute` locate it
   * (M-SCALE).
   */
  | 'mark-out-of-range'
  /** A taster has two sheets of one glass; `taster` is the key. */
  | 'taster-twice'
  /**
   * A file is invalid; `rows` has `line N: reason` for the first hundred invalid lines, `more`
   * counts the rest.
   */
  | 'marks-refused'
  | 'references-refused'
  | 'settings-refused'
  /** A file could not be read to its end; `rows` has the reason. */
  | 'file-unreadable'
  /** A day is not a date YYYY-MM-DD; `date` is the text. */
  | 'date-unknown'
  /** A month pack on the device cannot be read: it is of another version, or damaged. */
  | 'month-unreadable'
  /** The requested figure is not one of this sample. */
  | 'figure-unknown';

/** The result of every call to the engine: a value, or an expected error. */
export type StatsResult<Value> = Result<Value, StatsProblem>;
