import type { ReactNode } from 'react';

/** Rows that belong together, under a row of their own. */
export type RowGroup<Row> = {
  readonly id: string;
  readonly head: ReactNode;
  /** What stands in the group's own row at the column `markAt`. */
  readonly mark: ReactNode;
  /** What is said of the group, or done with it, at the end of its row; nothing where there is nothing. */
  readonly end: ReactNode;
  readonly rows: readonly Row[];
};
