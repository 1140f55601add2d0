import type { Column } from '../../ui/table/column.ts';

/** A column of a register: its cell on the screen, and the same value as text for the export. */
export type RegisterColumn<Row> = Column<Row> & {
  readonly name: string;
  readonly text: (row: Row) => string;
};

/**
 * A column of a register, on the screen and in the exported file, or in one of them only. The value
 * of a column of the file alone appears on the screen in another cell.
 */
export type ListColumn<Row> = Omit<RegisterColumn<Row>, 'isFileOnly'> & {
  readonly isFileOnly?: true | undefined;
  /** Left out of the file, since other columns of it have the same value. */
  readonly isSeenOnly?: true | undefined;
  /** Hidden on the screen until a user chooses it; always in the file. */
  readonly isExtra?: true | undefined;
  /**
   * Whether the column has a value for a row. The screen omits the column where no visible row has
   * one.
   */
  readonly isOf?: ((row: Row) => boolean) | undefined;
};

/**
 * The columns on the screen: without those of the file alone, and without those that have no value
 * for these rows.
 */
export const seenColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  rows?: readonly Row[],
): readonly RegisterColumn<Row>[] =>
  columns.flatMap(({ isFileOnly, isSeenOnly: _seen, isExtra: _extra, isOf, ...column }) =>
    isFileOnly === true || (isOf !== undefined && rows?.some(isOf) === false) ? [] : [column],
  );

/**
 * The columns of the exported file: those shown on the screen and the extra ones, without those of
 * the screen alone.
 */
export const fileColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] =>
  columns.filter(
    (column) => column.isSeenOnly !== true && (column.isExtra === true || shown.includes(column)),
  );
