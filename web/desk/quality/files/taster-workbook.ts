import type { XlsxCell, XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import type { AnalystTables, TableRow } from './analyst-tables.ts';
import { indexRows } from './index-sheet.ts';
import { figure, word } from './table-cells.ts';
import type { TableWords } from './use-table-words.ts';

/** How many mm are a cm: marks are in mm, medians in cm. */
const MM = 10;

/**
 * XPO-9: what a taster marked in a period beside the median of the panel, each of the session, sample and replicate, both in
 * mm, and the taster's indexes.
 */
export function tasterWorkbook(
  taster: string,
  tables: AnalystTables,
  words: TableWords,
): readonly XlsxSheet[] {
  const medians = new Map(
    tables('results.csv').map((row) => [keyOf(row), figure(row, 'median')] as const),
  );
  const own = (rows: readonly TableRow[]) => rows.filter((row) => row['taster'] === taster);
  const { heads } = words;
  // XPO-11: what comes with the period is not of it.
  const marked = own(tables('marks_long.csv')).filter((row) => row['in_period'] !== 'false');
  const marks = marked.map((row) => {
    const median = inMm(medians.get(keyOf(row)) ?? null);
    const mark = figure(row, 'mm');
    return [
      word(row, 'session'),
      word(row, 'date'),
      word(row, 'code'),
      word(row, 'sample'),
      figure(row, 'replicate'),
      words.attribute(row['attribute'] ?? ''),
      mark,
      median,
      typeof mark === 'number' && typeof median === 'number' ? inTenths(mark - median) : null,
      words.qualifier(row['qualifier'] ?? ''),
      words.flag(row['valid']),
      words.state(row['session_state'] ?? ''),
    ];
  });
  return [
    {
      name: words.sheets.marks,
      rows: [
        [
          heads.session,
          heads.date,
          heads.code,
          heads.sample,
          heads.replicate,
          heads.attribute,
          heads.mark,
          heads.panelMedian,
          heads.distance,
          heads.kind,
          heads.valid,
          heads.state,
        ],
        ...marks,
      ],
    },
    { name: words.sheets.indexes, rows: indexRows(own(tables('qc.csv')), words) },
  ];
}

const keyOf = (row: TableRow): string =>
  JSON.stringify(['session', 'sample', 'replicate', 'attribute'].map((column) => row[column]));

/** A median in cm as mm, to the tenth: what a product of two figures adds behind it is none of the panel's. */
const inMm = (cm: XlsxCell): number | null => (typeof cm === 'number' ? inTenths(cm * MM) : null);

const inTenths = (value: number): number => Math.round(value * 10) / 10;
