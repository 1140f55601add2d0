import { useState } from 'react';
import type { Column } from '../../ui/table/column.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { ListPages } from './list-pages.tsx';
import { pagesOf } from './use-pages.ts';

/** Rows on each page (pagination): a history may have thousands. */
const ROWS = 25;

/** Table with pagination of rows that are all loaded. */
export function PagedTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The text that replaces a table without rows. */
  readonly empty?: string;
}) {
  const { label, columns, rows, rowId, empty } = props;
  const [asked, setPage] = useState(1);
  const pages = pagesOf(asked, ROWS, rows.length);
  return (
    <>
      <FigureTable
        label={label}
        empty={empty}
        columns={columns}
        rows={rows.slice(Math.max(0, pages.first - 1), pages.last)}
        rowId={rowId}
      />
      {pages.pageCount > 1 && (
        <ListPages pages={pages} total={rows.length} onPageChange={setPage} />
      )}
    </>
  );
}
