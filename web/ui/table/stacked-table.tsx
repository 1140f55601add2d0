import { Fragment } from 'react';
import type { Column } from './column.ts';
import { GroupLines } from './group-lines.tsx';
import type { RowGroup } from './row-group.ts';
import * as styles from './table.css.ts';

/**
 * SCR-27: stacked layout of a grouped table where there is no room for columns. Each row's name is
 * followed by its cells, each with its column header.
 */
export function StackedTable<Row>(props: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  readonly rowId: (row: Row) => string;
}) {
  const { label, columns, groups, rowId } = props;
  return (
    <table aria-label={label} className={`${styles.table} ${styles.flush}`}>
      {groups.map((group) => (
        <tbody key={group.id}>
          <GroupLines group={group} columns={2} />
          {group.rows.map((row) => (
            <Fragment key={rowId(row)}>
              {columns.map((column) => (
                <StackedCell key={column.id} column={column} row={row} />
              ))}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function StackedCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  if (column.isRowHeader === true)
    return (
      <tr>
        <th className={styles.stackedName} colSpan={2} scope="rowgroup">
          {column.cell(row)}
        </th>
      </tr>
    );
  return (
    <tr>
      <th className={styles.stackedHead} scope="row">
        {column.header}
      </th>
      <td className={styles.stackedCell}>{column.cell(row)}</td>
    </tr>
  );
}
