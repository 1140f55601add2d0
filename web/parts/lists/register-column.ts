import type { Column } from '../../ui/table/column.ts';

/** A column of a register: what is seen, and the same as text for the export. */
export type RegisterColumn<Row> = Column<Row> & {
  readonly name: string;
  readonly text: (row: Row) => string;
};

/** A column of a register or of its file alone: then on the screen its words stand in the cell of another. */
export type ListColumn<Row> = Omit<RegisterColumn<Row>, 'isFileOnly'> & {
  readonly isFileOnly?: true | undefined;
  /** It is not in the file: other columns of it say the same. */
  readonly isSeenOnly?: true | undefined;
  /** It stands on the screen once a person has chosen it, in the file always. */
  readonly isExtra?: true | undefined;
  /** Whether it has something of a row: the screen leaves it out where it has of no row that is shown. */
  readonly isOf?: ((row: Row) => boolean) | undefined;
};

/** The columns that stand on the screen: none of the file alone, nor one that has nothing of these rows. */
export const seenColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  rows?: readonly Row[],
): readonly RegisterColumn<Row>[] =>
  columns.flatMap(({ isFileOnly, isSeenOnly: _seen, isExtra: _extra, isOf, ...column }) =>
    isFileOnly === true || (isOf !== undefined && rows?.some(isOf) === false) ? [] : [column],
  );

/** The columns of the file: those that are shown of it, the extra ones, and none that stands on the screen alone. */
export const fileColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] =>
  columns.filter(
    (column) => column.isSeenOnly !== true && (column.isExtra === true || shown.includes(column)),
  );
