import type { Page } from '../../../domain/lists/page.ts';
import type { ListColumn } from './register-column.ts';
import type { XlsxCell } from './write-xlsx.ts';

/** LST-3: every row of a list, page after page, in the order of the list. `fetchPage` counts from 1. */
export async function everyRow<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let total = 1;
  for (let page = 1; rows.length < total; page += 1) {
    const answer = await fetchPage(page);
    // Rows that went meanwhile are still counted in the total of the page before.
    if (answer.rows.length === 0) break;
    rows.push(...answer.rows);
    total = answer.total;
  }
  return rows;
}

/** LST-3: a list as lines of text, its heads first. */
export const asLines = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] => [
  columns.map((column) => column.name),
  ...rows.map((row) => columns.map((column) => column.text(row))),
];

/** LST-3: the same lines for a workbook: what stands at the end of its column is a number if it reads as one. */
export const asCells = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly XlsxCell[])[] => {
  const [heads = [], ...lines] = asLines(columns, rows);
  return [
    heads,
    ...lines.map((line) =>
      line.map((text, at) => (columns[at]?.align === 'end' ? numberOr(text) : text)),
    ),
  ];
};

const numberOr = (text: string): string | number =>
  /^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(text) ? Number(text) : text;
