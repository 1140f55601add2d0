import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria';
import { Text } from '../layout/text.tsx';
import type { Column } from './column.ts';
import { markOverflow } from './mark-overflow.ts';
import * as styles from './table.css.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

type FigureTableProps<Row> = {
  readonly label?: string | undefined;
  readonly caption?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Footer rows, as <tr>. */
  readonly foot?: ReactNode;
  readonly dense?: boolean | undefined;
  /** Text in place of a table without rows. */
  readonly empty?: string | undefined;
};

/**
 * Plain HTML table of figures, without grid keyboard navigation. Buttons and links in its cells are
 * reached by Tab.
 */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const columns = useFittingColumns(props.columns);
  const named = Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader === true),
  );
  const isDense = props.dense === true;
  if (props.rows.length === 0 && props.empty !== undefined)
    return (
      <Text tone="muted" as="p">
        {props.empty}
      </Text>
    );
  return (
    <div ref={markOverflow} className={styles.scroll}>
      <table
        aria-label={props.label}
        className={`${styles.table} ${styles.flush} ${isDense ? styles.dense : ''}`}
      >
        {props.caption !== undefined && (
          <caption className={styles.caption}>{props.caption}</caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                className={`${styles.head[column.align ?? 'start']} ${column.isActs === true ? styles.acts : ''}`}
                key={column.id}
                scope="col"
                style={column.width === undefined ? undefined : { width: column.width }}
              >
                {column.header === '' && column.spoken !== undefined ? (
                  <VisuallyHidden>{column.spoken}</VisuallyHidden>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.rowId(row)}>
              {columns.map((column, index) => {
                const className = `${styles.cell[column.align ?? 'start']} ${column.isActs === true ? styles.acts : ''}`;
                return index === named ? (
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
          ))}
        </tbody>
        {props.foot !== undefined && <tfoot>{props.foot}</tfoot>}
      </table>
    </div>
  );
}
