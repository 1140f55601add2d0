import type { ReactNode } from 'react';

/** Column of a table: its header and the cell that it shows for a row. */
export type Column<Row> = {
  readonly id: string;
  readonly header: ReactNode;
  /** Accessible name of the header, where it is not plain text. */
  readonly spoken?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean | undefined;
  /** Marks the row header; by default the first column. */
  readonly isRowHeader?: boolean | undefined;
  /** Figures are aligned at the end, on the decimal. */
  readonly align?: 'start' | 'end' | undefined;
  readonly width?: number | string | undefined;
  /** Smallest width in px of a cell with text of several lines; less on a small page. */
  readonly minWidth?: number | undefined;
  /** Column of actions on the row: the last one, sticky in a table that overflows. */
  readonly isActs?: boolean | undefined;
  /** Hides the column on narrower pages. */
  readonly hideBelow?: 'tablet' | 'desk' | 'wide' | undefined;
  /**
   * Never set: `seenColumns` removes the columns that are for file exports only before a table gets
   * them.
   */
  readonly isFileOnly?: undefined;
};

/** Sort order of a table. */
export type Sort = {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
};
