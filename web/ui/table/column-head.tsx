import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from 'react-aria';
import { Column as AriaColumn } from 'react-aria-components';
import { defined } from '../defined.ts';
import { Icon } from '../icon/icon.tsx';
import type { Column } from './column.ts';
import * as styles from './table.css.ts';

type ColumnHeadProps<Row> = {
  readonly column: Column<Row>;
  readonly isRowHeader: boolean;
};

/** Column header that sorts the table when pressed. The sorted one is bold and has an arrow. */
export function ColumnHead<Row>({ column, isRowHeader }: ColumnHeadProps<Row>) {
  const { align = 'start', header, width, minWidth } = column;
  const spoken = column.spoken ?? (typeof header === 'string' ? header : undefined);
  return (
    <AriaColumn
      allowsSorting={column.isSortable ?? false}
      className={`${styles.head[align]} ${column.isActs === true ? styles.acts : ''}`}
      id={column.id}
      isRowHeader={isRowHeader}
      {...(width === undefined ? {} : { style: { width } })}
      {...defined({ textValue: spoken })}
    >
      {({ sortDirection }) => (
        <span
          className={styles.headWords}
          style={minWidth === undefined ? undefined : { minWidth: `min(${minWidth}px, 16.6vw)` }}
        >
          {header ?? (spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>)}
          {sortDirection && (
            <Icon of={sortDirection === 'ascending' ? ArrowUp : ArrowDown} size={12} />
          )}
        </span>
      )}
    </AriaColumn>
  );
}
