/** What is asked of the thread that holds the embedded database. */
export type Request =
  | {
      readonly id: number;
      readonly ask: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly ask: 'syncs' | 'dump' | 'close' };

/** A database error as plain data, since a thrown one loses its fields on the way (SQLSTATE in `code`). */
export type Failure = {
  readonly message: string;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
};

/** Rows of a query; `affected` for what it changed. */
export type Rows = { readonly rows: readonly unknown[]; readonly affected: number };

/** What the thread answers. The first message is the answer to request 0: opened, or why not. */
export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

/** What the thread is started with. `isCopy`: of a copy that is thrown away nothing has to reach the disk (DAT-14). */
export type Opening = {
  readonly folder: string | null;
  readonly from: Uint8Array | null;
  readonly isCopy?: boolean;
};
