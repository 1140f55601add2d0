/** A request to the worker thread that runs the embedded database. */
export type Request =
  | {
      readonly id: number;
      readonly ask: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly ask: 'syncs' | 'dump' | 'close' };

/**
 * A database error as plain data with its SQLSTATE in `code`. `postMessage` drops these fields from
 * an `Error`.
 */
export type Failure = {
  readonly message: string;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
};

/** The result of a query: its rows, and in `affected` the number of rows that it changed. */
export type Rows = { readonly rows: readonly unknown[]; readonly affected: number };

/**
 * A response of the worker thread to a request. The first message answers request 0: the database
 * is open, or the failure.
 */
export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

/**
 * The options with which the worker thread starts. `isCopy` opens a temporary copy, whose writes
 * are never synced to the disk (DAT-14).
 */
export type Opening = {
  readonly folder: string | null;
  readonly from: Uint8Array | null;
  readonly isCopy?: boolean;
};
