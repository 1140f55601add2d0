import { unguarded } from '../../domain/files/csv-line.ts';
import type { FileFault } from '../../domain/words/file-fault.ts';
import { headerFaults } from '../files/header-faults.ts';
import { MARKS_COLUMNS } from './marks-csv.ts';
import type { MarksCells } from './marks-row.ts';

/** The required columns of marks (exchange.md). */
const REQUIRED = ['session', 'sample', 'taster', 'attribute', 'mm'] as const;

type Column = (typeof MARKS_COLUMNS)[number];

/** The index of each column in the file; -1 where the file lacks it. */
export type MarksHeader = {
  readonly width: number;
  readonly place: Readonly<Record<Column, number>>;
  /** Columns that are not of marks_long.csv, which are ignored. */
  readonly unknown: readonly string[];
};

/**
 * Parses the header, or returns its errors: columns in any order, each at most once, the required
 * ones present. White space around a name is ignored (exchange.md).
 */
export function readMarksHeader(given: readonly string[]): MarksHeader | readonly FileFault[] {
  const cells = given.map((name) => name.trim());
  const faults = headerFaults(cells, MARKS_COLUMNS, REQUIRED);
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
      counter_assessment: at('counter_assessment'),
      keyed: at('keyed'),
      session_state: at('session_state'),
      in_period: at('in_period'),
      origin: at('origin'),
    },
  };
}

/**
 * The cells of a record by column; a column that the file lacks is empty. White space around a code
 * or a word is ignored, and so is the apostrophe against CSV injection. A number, a date or a
 * timestamp may have neither.
 */
export function marksCells({ place }: MarksHeader, cells: readonly string[]): MarksCells {
  const cell = (at: number): string => cells[at] ?? '';
  const word = (at: number): string => unguarded(cell(at)).trim();
  return {
    session: word(place.session),
    date: cell(place.date),
    training: word(place.training),
    sample: word(place.sample),
    replicate: cell(place.replicate),
    taster: word(place.taster),
    position: cell(place.position),
    attribute: word(place.attribute),
    mm: cell(place.mm),
    qualifier: word(place.qualifier),
    signedAt: cell(place.signed_at),
    valid: word(place.valid),
    smelledOnly: word(place.smelled_only),
    counterAssessment: word(place.counter_assessment),
    keyed: word(place.keyed),
    sessionState: word(place.session_state),
    inPeriod: word(place.in_period),
  };
}
