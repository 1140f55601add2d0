import type { XlsxCell, XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import { type AnalystTables, figure, type TableRow, word } from './analyst-tables.ts';
import { indexRows } from './index-sheet.ts';
import type { TableWords } from './use-table-words.ts';

/** Millimetres in a centimetre: marks are in mm, medians in cm. */
const MM = 10;

/**
 * Builds a taster's workbook: each mark with the panel median of the session, sample and replicate,
 * both in mm, and the taster's indexes (XPO-9).
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
  // Sheets that the file includes from outside the period are left out (XPO-11).
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

/** Converts a median from cm to mm, rounded to 0.1 mm: this removes floating-point errors. */
const inMm = (cm: XlsxCell): number | null => (typeof cm === 'number' ? inTenths(cm * MM) : null);

const inTenths = (value: number): number => Math.round(value * 10) / 10;
