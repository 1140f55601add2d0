import type { Column } from '../../ui/table/column.ts';

/** A column of a register: what is seen, and the same as text for the export. */
export type RegisterColumn<Row> = Column<Row> & {
  readonly name: string;
  readonly text: (row: Row) => string;
  /** A column of the file alone: on the screen its words stand in the cell of another. */
  readonly isFileOnly?: true;
};
