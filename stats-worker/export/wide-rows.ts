import { cleanLine } from '../../domain/fields/clean-line.ts';
import { unguarded } from '../../domain/files/csv-line.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isCountedState } from '../../domain/words/record-state.ts';
import { createCsvRecords } from '../files/csv-records.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { readFlag, readRecordState } from '../marks/marks-row.ts';

/** An evaluation with all its marks in one row. */
export type WideRow = {
  readonly taster: string;
  readonly sample: string;
  readonly session: string;
  readonly replicate: string;
  readonly position: string;
  readonly marks: Readonly<Record<string, string>>;
};

const NAMED = [
  'session',
  'sample',
  'replicate',
  'taster',
  'position',
  'attribute',
  'mm',
  'valid',
  'session_state',
  'in_period',
] as const;

/**
 * Reads the valid evaluations of a validated marks_long.csv, of the counted sessions in its period
 * (XPO-2). There is one row for each, in the order of the file. Nothing else is left out; an empty
 * mark stays empty.
 */
export async function wideRows(file: FileBytes): Promise<readonly WideRow[]> {
  const rows = new Map<string, WideRow & { marks: Record<string, string> }>();
  let places: Readonly<Record<(typeof NAMED)[number], number>> | null = null;
  const records = createCsvRecords(({ cells }) => {
    if (places === null) {
      const heads = cells.map((cell) => cell.trim());
      const of = (name: string) => heads.indexOf(name);
      places = {
        session: of('session'),
        sample: of('sample'),
        replicate: of('replicate'),
        taster: of('taster'),
        position: of('position'),
        attribute: of('attribute'),
        mm: of('mm'),
        valid: of('valid'),
        session_state: of('session_state'),
        in_period: of('in_period'),
      };
      return;
    }
    const at = places;
    const cell = (name: (typeof NAMED)[number]): string => unguarded(cells[at[name]] ?? '').trim();
    if (readFlag(cell('valid'), true) === false) return;
    // XPO-11: only the sessions by which the period is judged.
    if (readFlag(cell('in_period'), true) === false) return;
    if (!isCountedState(readRecordState(cell('session_state')) ?? 'validated')) return;
    // Names are compared as everywhere else (FRM-42), or one evaluation becomes two rows.
    const name = (column: 'session' | 'sample' | 'taster') => cleanLine(cell(column));
    const [session, sample, taster] = [name('session'), name('sample'), name('taster')];
    const replicate = cell('replicate') || '1';
    const key = JSON.stringify([session, sample, replicate, taster]);
    const row = rows.get(key) ?? {
      session,
      sample,
      replicate,
      taster,
      position: cell('position'),
      marks: {},
    };
    row.marks[cell('attribute')] = cell('mm');
    rows.set(key, row);
  });
  for await (const piece of file.pieces()) records.push(piece);
  records.end();
  return [...rows.values()];
}

const marksOf = ({ marks }: WideRow) =>
  Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, marks[key] ?? '']));

/** A row of profile_wide.csv (XPO-2). */
export const profileRow = (row: WideRow) => ({
  Assessor: row.taster,
  Product: row.sample,
  Session: row.session,
  Replica: row.replicate,
  Sequence: row.position,
  ...marksOf(row),
});

/** A row of sensominer.csv (XPO-2). */
export const sensominerRow = (row: WideRow) => ({
  Panelist: row.taster,
  Session: row.session,
  Rank: row.position,
  Product: row.sample,
  ...marksOf(row),
});
