import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria';
import {
  Checkbox as AriaCheckbox,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  Cell,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { line } from '../checkbox/checkbox.css.ts';
import { CheckboxFace } from '../checkbox/checkbox.tsx';
import { defined } from '../defined.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column, Sort } from './column.ts';
import { markOverflow } from './mark-overflow.ts';
import * as styles from './table.css.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

type TableProps<Row> = {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
  /** Ids of the selected rows. With `onSelectedChange` each row has a checkbox. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelectedChange?: ((ids: Set<string>) => void) | undefined;
  readonly onRowAction?: ((row: Row) => void) | undefined;
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Shows inactive rows in a quiet colour. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
  readonly empty?: ReactNode;
  readonly isLoading?: boolean | undefined;
  readonly loadingLabel?: string | undefined;
  readonly dense?: boolean | undefined;
  /** Offset of the sticky headers from the top of the page, in px. */
  readonly stickyTop?: number | undefined;
};

/**
 * Data table (ARIA grid) of records, with keyboard navigation, sorting by its column headers, and
 * row selection.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, rowId, selected, onSelectedChange, onRowAction, rowHref, isDimmed } = props;
  const columns = useFittingColumns(props.columns);
  const named = columns.some((column) => column.isRowHeader === true);
  const isSelectable = onSelectedChange !== undefined;
  return (
    <div
      ref={markOverflow}
      className={styles.scroll}
      style={{ '--sticky-top': `${props.stickyTop ?? 0}px` }}
    >
      <AriaTable
        aria-label={props.label}
        className={`${styles.table} ${props.dense === true ? styles.dense : ''}`}
        onSelectionChange={(keys) =>
          onSelectedChange?.(
            keys === 'all' ? new Set(rows.map(rowId)) : new Set([...keys].map(String)),
          )
        }
        onSortChange={(sort) =>
          props.onSortChange?.({ column: String(sort.column), direction: sort.direction })
        }
        selectedKeys={selected ?? []}
        selectionBehavior="toggle"
        selectionMode={isSelectable ? 'multiple' : 'none'}
        {...defined({ sortDescriptor: props.sort })}
      >
        <TableHeader>
          {isSelectable && (
            <AriaColumn className={styles.boxHead}>
              <AriaCheckbox className={line.dense} slot="selection">
                <CheckboxFace />
              </AriaCheckbox>
            </AriaColumn>
          )}
          {columns.map((column, index) => (
            <ColumnHead
              column={column}
              isRowHeader={named ? column.isRowHeader === true : index === 0}
              key={column.id}
            />
          ))}
        </TableHeader>
        <TableBody
          renderEmptyState={() =>
            props.isLoading === true ? <Skeleton label={props.loadingLabel ?? ''} /> : props.empty
          }
        >
          {(props.isLoading === true ? [] : rows).map((row) => (
            <AriaRow
              className={styles.row}
              id={rowId(row)}
              key={rowId(row)}
              {...(isDimmed?.(row) === true ? { 'data-dimmed': '' } : {})}
              {...defined({
                href: rowHref?.(row),
                onAction: onRowAction ? () => onRowAction(row) : undefined,
              })}
            >
              {isSelectable && (
                <Cell className={styles.boxCell}>
                  <AriaCheckbox className={line.dense} slot="selection">
                    <CheckboxFace />
                  </AriaCheckbox>
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  className={`${styles.cell[column.align ?? 'start']} ${column.isActs === true ? styles.acts : ''}`}
                  key={column.id}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </AriaRow>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

type ColumnHeadProps<Row> = {
  readonly column: Column<Row>;
  readonly isRowHeader: boolean;
};

/** Column header that sorts the table when pressed. The sorted one is bold and has an arrow. */
function ColumnHead<Row>({ column, isRowHeader }: ColumnHeadProps<Row>) {
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
