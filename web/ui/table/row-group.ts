import type { ReactNode } from 'react';

/** Group of table rows under a header row of their own. */
export type RowGroup<Row> = {
  readonly id: string;
  readonly head: ReactNode;
  /** Content of the group's header row in the column `markAt`. */
  readonly mark: ReactNode;
  /** Details and actions of the group, at the end of its header row, if any. */
  readonly end: ReactNode;
  readonly rows: readonly Row[];
};
