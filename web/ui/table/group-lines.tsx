import type { RowGroup } from './row-group.ts';
import * as styles from './table.css.ts';

/**
 * Header row of a group, as wide as the table: its name, and on a line below its details and
 * actions.
 */
export function GroupLines(props: {
  readonly group: Pick<RowGroup<unknown>, 'head' | 'mark' | 'end'>;
  readonly columns: number;
}) {
  const { group, columns } = props;
  return (
    <>
      <tr>
        <th className={styles.groupLine} colSpan={columns} scope="rowgroup">
          <div className={styles.groupWords}>
            {group.head}
            {group.mark}
          </div>
        </th>
      </tr>
      {group.end === null ? null : (
        <tr>
          <td className={styles.groupActs} colSpan={columns}>
            <div className={styles.groupEnd}>{group.end}</div>
          </td>
        </tr>
      )}
    </>
  );
}
