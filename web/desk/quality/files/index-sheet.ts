import type { XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import { figure, type TableRow } from './analyst-tables.ts';
import type { TableWords } from './use-table-words.ts';

/**
 * Builds the sheet of indexes with their limits (XPO-8, XPO-9). Rows without a taster belong to the
 * panel.
 */
export function indexRows(rows: readonly TableRow[], words: TableWords): XlsxSheet['rows'] {
  const { heads } = words;
  return [
    [
      heads.taster,
      heads.attribute,
      heads.index,
      heads.observations,
      heads.value,
      heads.limit,
      heads.verdict,
      heads.competent,
    ],
    ...rows.map((row) => [
      row['taster'] || words.panel,
      words.series(row['attribute'] ?? ''),
      words.index(row['index'] ?? ''),
      figure(row, 'n'),
      figure(row, 'value'),
      figure(row, 'limit'),
      words.verdict(row['verdict'] ?? ''),
      words.flag(row['competent']),
    ]),
  ];
}
