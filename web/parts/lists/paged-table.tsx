import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { Column } from '../../ui/table/column.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** Rows shown at once: a history may have thousands. */
const ROWS = 25;

/** A table of figures, a page of it at a time. */
export function PagedTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}) {
  const { label, columns, rows, rowId } = props;
  const { t } = useLingui();
  const [asked, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / ROWS));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * ROWS;
  const [from, to, all] = [first + 1, Math.min(first + ROWS, rows.length), rows.length];
  return (
    <>
      <FigureTable
        label={label}
        columns={columns}
        rows={rows.slice(first, first + ROWS)}
        rowId={rowId}
      />
      {pageCount > 1 && (
        <Pagination
          label={t`Pages`}
          page={page}
          pageCount={pageCount}
          onPageChange={setPage}
          rangeText={t`${from} to ${to} of ${all}`}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
          pageLabel={(number) => t`Page ${number}`}
        />
      )}
    </>
  );
}
