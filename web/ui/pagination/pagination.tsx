import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as styles from './pagination.css.ts';

type PaginationProps = {
  /** Accessible name, as "Pages". */
  readonly label: string;
  /** Current page, counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  /** Range of the shown rows, as "1 to 12 of 38". */
  readonly rangeText: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number) => string;
  readonly pageSize?: number | undefined;
  readonly pageSizes?: readonly number[] | undefined;
  readonly onPageSizeChange?: ((size: number) => void) | undefined;
  readonly rowsLabel?: string | undefined;
};

/**
 * Pagination below a list: the range of shown rows, the page size, and buttons for the other pages.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, pageSize, pageSizes, rowsLabel = '' } = props;
  return (
    <div className={styles.foot}>
      <span className={styles.range}>{props.rangeText}</span>
      {pageSize !== undefined && pageSizes !== undefined && (
        <span className={styles.sizes} data-screen-only="">
          <span aria-hidden>{rowsLabel}</span>
          <Menu
            items={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            label={rowsLabel}
            onAction={(id) => props.onPageSizeChange?.(Number(id))}
            selected={String(pageSize)}
            trigger={
              <Button aria-label={`${rowsLabel} ${pageSize}`} iconEnd={ChevronDown} size="dense">
                {pageSize}
              </Button>
            }
          />
        </span>
      )}
      <nav aria-label={props.label} className={styles.pages} data-screen-only="">
        <IconButton
          icon={ChevronLeft}
          isDisabled={page <= 1}
          label={props.previousLabel}
          onPress={() => onPageChange(page - 1)}
          size="dense"
        />
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <span aria-hidden className={styles.gap} key={index < 3 ? 'before' : 'after'}>
              …
            </span>
          ) : (
            <AriaButton
              aria-label={props.pageLabel(number)}
              className={styles.page}
              key={number}
              onPress={() => onPageChange(number)}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
            >
              {number}
            </AriaButton>
          ),
        )}
        <IconButton
          icon={ChevronRight}
          isDisabled={page >= pageCount}
          label={props.nextLabel}
          onPress={() => onPageChange(page + 1)}
          size="dense"
        />
      </nav>
    </div>
  );
}
