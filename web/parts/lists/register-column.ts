import type { Column } from '../../ui/table/column.ts';

/** A column of a register: what is seen, and the same as text for the export. */
export type RegisterColumn<Row> = Column<Row> & {
  readonly name: string;
  readonly text: (row: Row) => string;
};

/** A column of a register or of its file alone: then on the screen its words stand in the cell of another. */
export type ListColumn<Row> = Omit<RegisterColumn<Row>, 'isFileOnly'> & {
  readonly isFileOnly?: true | undefined;
};

/** The columns that stand on the screen, without those of the file alone. */
export const seenColumns = <Row>(
  columns: readonly ListColumn<Row>[],
): readonly RegisterColumn<Row>[] =>
  columns.flatMap(({ isFileOnly, ...column }) => (isFileOnly === true ? [] : [column]));
