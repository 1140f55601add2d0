import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListColumn } from './register-column.ts';
import type { XlsxCell } from './write-xlsx.ts';

/**
 * Fetches every row of a list, page after page, in the order of the list (LST-3). The pages of
 * `fetchPage` start at 1.
 */
export async function everyRow<Row>(
  fetchPage: (page: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let total = 1;
  for (let page = 1; rows.length < total; page += 1) {
    const answer = await fetchPage(page);
    // Rows that were deleted meanwhile are still in the total of the earlier page.
    if (answer.rows.length === 0) break;
    rows.push(...answer.rows);
    total = answer.total;
  }
  return rows;
}

/** A list as lines of text for a CSV file, with the header first (LST-3). */
export const asLines = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] => [
  columns.map((column) => column.name),
  ...rows.map((row) => columns.map((column) => column.text(row))),
];

/**
 * The same lines for a workbook (LST-3). The text of a right-aligned column becomes a number where
 * it is one.
 */
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
