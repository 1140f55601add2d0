import type { AgainstCriteria } from '../../../../domain/results/sessions-against-criteria.ts';
import type { XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import { type AnalystTables, figure, type TableRow, word } from './analyst-tables.ts';
import { indexRows } from './index-sheet.ts';
import type { TableWords } from './use-table-words.ts';

type Rows = XlsxSheet['rows'];

/**
 * Builds the workbook of a period: results by attribute, pairs of replicates, and indexes (XPO-8).
 * It has the unrounded figures of the analyst zip, with the texts of the page. Each result has the
 * state of its session (XPO-11); duplicates and indexes are of validated and imported sessions only
 * (XPO-18). A session that was validated against its criteria has the reason (RES-3).
 */
export function periodWorkbook(
  tables: AnalystTables,
  words: TableWords,
  against: readonly AgainstCriteria[],
): readonly XlsxSheet[] {
  const reasonOf = reasons(against);
  const days = daysOf(tables('marks_long.csv'));
  return [
    {
      name: words.sheets.results,
      rows: resultRows(tables('results.csv'), { days, reasonOf }, words),
    },
    {
      name: words.sheets.duplicates,
      rows: duplicateRows(
        tables('duplicates.csv'),
        { isStated: statedCategories(tables('results.csv')), reasonOf },
        words,
      ),
    },
    { name: words.sheets.indexes, rows: indexRows(tables('qc.csv'), words) },
  ];
}

/**
 * The reasons for which sessions were validated against their criteria; null if all criteria were
 * met.
 */
const reasons =
  (against: readonly AgainstCriteria[]) =>
  (...sessions: readonly (string | undefined)[]): string | null =>
    against
      .filter(({ session }) => sessions.includes(String(session)))
      .map(({ reason }) => reason)
      .join('; ') || null;

type ReasonOf = ReturnType<typeof reasons>;

/** The date of each session. */
const daysOf = (marks: readonly TableRow[]): ReadonlyMap<string, string> =>
  new Map(marks.map(({ session = '', date = '' }) => [session, date]));

function resultRows(
  results: readonly TableRow[],
  of: { readonly days: ReadonlyMap<string, string>; readonly reasonOf: ReasonOf },
  { heads, oilClass, attribute, flag, state }: TableWords,
): Rows {
  return [
    [
      heads.session,
      heads.date,
      heads.sample,
      heads.replicate,
      heads.oilClass,
      heads.reliable,
      heads.defect,
      'Md',
      'Mf',
      heads.attribute,
      heads.n,
      heads.median,
      heads.iqr,
      's*',
      'CVr %',
      heads.low,
      heads.high,
      'U',
      heads.against,
      heads.state,
    ],
    ...results.map((row) => [
      word(row, 'session'),
      of.days.get(row['session'] ?? '') ?? null,
      word(row, 'sample'),
      figure(row, 'replicate'),
      oilClass(row['class'] ?? ''),
      flag(row['reliable']),
      attribute(row['predominant_defect'] ?? ''),
      figure(row, 'md'),
      figure(row, 'mf'),
      attribute(row['attribute'] ?? ''),
      ...['sheets', 'median', 'iqr', 's_star', 'cvr', 'ci_low', 'ci_high', 'u'].map((column) =>
        figure(row, column),
      ),
      of.reasonOf(row['session']),
      state(row['session_state'] ?? ''),
    ]),
  ];
}

/**
 * Whether a half of a pair states its category (ASM-32): replicate 1 in `session`, replicate 2 in
 * `session2`.
 */
function statedCategories(results: readonly TableRow[]): (pair: TableRow) => boolean {
  const nameOf = (...parts: readonly (string | undefined)[]) => parts.join('\n');
  const unstated = new Set(
    results
      .filter((row) => row['class'] === 'NOCLASIFICATED')
      .map((row) => nameOf(row['session'], row['sample'], row['replicate'])),
  );
  return (pair) =>
    !unstated.has(nameOf(pair['session'], pair['sample'], '1')) ||
    !unstated.has(nameOf(pair['session2'], pair['sample'], '2'));
}

function duplicateRows(
  pairs: readonly TableRow[],
  of: { readonly isStated: (pair: TableRow) => boolean; readonly reasonOf: ReasonOf },
  { heads, oilClass, flag }: TableWords,
): Rows {
  return [
    [
      heads.session,
      heads.session2,
      heads.sample,
      heads.enDefect,
      heads.enFruity,
      heads.accepted,
      heads.sameClass,
      heads.sameDefect,
      'Md',
      'Mf',
      heads.oilClass,
      heads.against,
    ],
    ...pairs.map((row) => [
      word(row, 'session'),
      word(row, 'session2'),
      word(row, 'sample'),
      figure(row, 'en_defect'),
      figure(row, 'en_fruity'),
      flag(row['accepted']),
      of.isStated(row) ? flag(row['category_match']) : null,
      flag(row['defect_match']),
      figure(row, 'md'),
      figure(row, 'mf'),
      oilClass(row['class'] ?? ''),
      of.reasonOf(row['session'], row['session2']),
    ]),
  ];
}
