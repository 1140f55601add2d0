import { MARKS_COLUMNS } from './marks-csv.ts';
import type { MarksCells } from './marks-row.ts';

/** Columns without which marks cannot be taken (exchange.md). */
const REQUIRED = ['session', 'sample', 'taster', 'attribute', 'mm'] as const;

type Column = (typeof MARKS_COLUMNS)[number];

/** Where each column stands in the file; -1 where the file lacks it. */
export type MarksHeader = {
  readonly width: number;
  readonly place: Readonly<Record<Column, number>>;
  /** Columns that are not of marks_long.csv, which are ignored. */
  readonly unknown: readonly string[];
};

/** Reads the header: columns in any order, each at most once, the required ones there; else what is wrong with it. */
export function readMarksHeader(cells: readonly string[]): MarksHeader | readonly string[] {
  const faults = [
    ...REQUIRED.filter((column) => !cells.includes(column)).map(
      (column) => `column ${column} is missing`,
    ),
    ...MARKS_COLUMNS.filter((column) => cells.indexOf(column) !== cells.lastIndexOf(column)).map(
      (column) => `column ${column} is there twice`,
    ),
  ];
  if (faults.length > 0) return faults;
  const known: readonly string[] = MARKS_COLUMNS;
  const at = (column: Column) => cells.indexOf(column);
  return {
    width: cells.length,
    unknown: cells.filter((cell) => !known.includes(cell)),
    place: {
      session: at('session'),
      date: at('date'),
      training: at('training'),
      sample: at('sample'),
      replicate: at('replicate'),
      taster: at('taster'),
      code: at('code'),
      position: at('position'),
      attribute: at('attribute'),
      mm: at('mm'),
      qualifier: at('qualifier'),
      signed_at: at('signed_at'),
      valid: at('valid'),
      smelled_only: at('smelled_only'),
    },
  };
}

/** The cells of a record by column; a column that the file lacks has no place, and so no cell. */
export function marksCells({ place }: MarksHeader, cells: readonly string[]): MarksCells {
  const cell = (at: number): string => cells[at] ?? '';
  return {
    session: cell(place.session),
    date: cell(place.date),
    training: cell(place.training),
    sample: cell(place.sample),
    replicate: cell(place.replicate),
    taster: cell(place.taster),
    position: cell(place.position),
    attribute: cell(place.attribute),
    mm: cell(place.mm),
    qualifier: cell(place.qualifier),
    signedAt: cell(place.signed_at),
    valid: cell(place.valid),
    smelledOnly: cell(place.smelled_only),
  };
}
