import type { ReactNode } from 'react';

/** One column of a list: what its head says and what it shows of a row. */
export type Column<Row> = {
  readonly id: string;
  readonly header: ReactNode;
  /** The head as words, where the header is not plain text. */
  readonly spoken?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean | undefined;
  /** The column that names the row; the first one when none says so. */
  readonly isRowHeader?: boolean | undefined;
  /** Figures stand at the end, on the decimal. */
  readonly align?: 'start' | 'end' | undefined;
  readonly width?: number | string | undefined;
  /** What words of several lines need at least, in px; less on a page that has little room. */
  readonly minWidth?: number | undefined;
  /** Holds what is done with a row: it stays in sight of a list that is wider than its room, as the last of it. */
  readonly isActs?: boolean | undefined;
  /** Left out on narrower pages. */
  readonly hideBelow?: 'tablet' | 'desk' | 'wide' | undefined;
  /** No column of a table is of its file alone: where a list has such, `seenColumns` leaves them out. */
  readonly isFileOnly?: undefined;
};

/** The order of a list. */
export type Sort = {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
};
