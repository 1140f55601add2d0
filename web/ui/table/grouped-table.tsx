import { media } from '../../theme/breakpoints.ts';
import { useMedia } from '../media/use-media.ts';
import type { Column } from './column.ts';
import { GroupLines } from './group-lines.tsx';
import { markOverflow } from './mark-overflow.ts';
import type { RowGroup } from './row-group.ts';
import { StackedTable } from './stacked-table.tsx';
import * as styles from './table.css.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

type GroupedTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly markAt: string;
  readonly groups: readonly RowGroup<Row>[];
  readonly rowId: (row: Row) => string;
};

/**
 * Plain table with rows in groups, all under one set of columns.
 *
 * On a narrow screen a group's header row is as wide as the container, and columns are as wide as
 * their cells need. The column headers are repeated under each group, as they would soon scroll out
 * of view. In print they are repeated on each page.
 *
 * On a narrower screen, as at 400 % zoom, columns do not fit: the cells of a row are stacked under
 * its name (SCR-27).
 */
export function GroupedTable<Row>(props: GroupedTableProps<Row>) {
  const columns = useFittingColumns(props.columns);
  const isPaper = useMedia('print');
  const isDesk = useMedia(media.desk) || isPaper;
  const isStacked = useMedia(media.belowTablet) && !isPaper;
  const at = columns.findIndex(({ id }) => id === props.markAt);
  if (isStacked) return <StackedTable {...props} columns={columns} />;
  return (
    <div ref={markOverflow} className={styles.groupedScroll}>
      <table aria-label={props.label} className={`${styles.table} ${styles.flush}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                className={styles.groupedHead[column.align ?? 'start']}
                key={column.id}
                scope="col"
                style={column.width === undefined || !isDesk ? undefined : { width: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {props.groups.map((group) => (
          <tbody key={group.id}>
            {isDesk ? (
              <WideGroup group={group} before={at} rest={columns.length - at} />
            ) : (
              <NarrowGroup group={group} columns={columns} />
            )}
            {group.rows.map((row) => (
              <GroupedRow key={props.rowId(row)} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function WideGroup(props: {
  readonly group: Pick<RowGroup<unknown>, 'head' | 'mark' | 'end'>;
  /** Number of columns before the column `markAt`; `rest` counts those from it on. */
  readonly before: number;
  readonly rest: number;
}) {
  const { group, before, rest } = props;
  return (
    <tr>
      <th className={styles.groupCell} colSpan={before} scope="rowgroup">
        {group.head}
      </th>
      <td className={styles.groupCell} colSpan={rest}>
        <div className={styles.groupSides}>
          {group.mark}
          <div className={styles.groupEnd}>{group.end}</div>
        </div>
      </td>
    </tr>
  );
}

function NarrowGroup<Row>({
  group,
  columns,
}: {
  readonly group: RowGroup<Row>;
  readonly columns: readonly Column<Row>[];
}) {
  return (
    <>
      <GroupLines group={group} columns={columns.length} />
      {/* Hidden from screen readers: the table's own headers apply to every row. */}
      <tr aria-hidden>
        {columns.map((column) => (
          <td className={styles.head[column.align ?? 'start']} key={column.id}>
            {column.header}
          </td>
        ))}
      </tr>
    </>
  );
}

function GroupedRow<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}) {
  return (
    <tr>
      {columns.map((column) => {
        const className = styles.cell[column.align ?? 'start'];
        return column.isRowHeader === true ? (
          <th className={className} key={column.id} scope="row">
            {column.cell(row)}
          </th>
        ) : (
          <td className={className} key={column.id}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
