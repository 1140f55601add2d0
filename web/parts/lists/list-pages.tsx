import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { Pages } from './use-pages.ts';

/**
 * Pagination below a list: the range of rows shown, their total, and the other pages. With `sizes`
 * it also offers the page size.
 */
export function ListPages(props: {
  readonly pages: Pages;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  readonly sizes?: {
    readonly size: number;
    readonly sizes: readonly number[];
    readonly onSizeChange: (size: number) => void;
  };
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { page, pageCount } = props.pages;
  const words = (count: number) => formatNumber(count, 0, locale);
  const [first, last, total] = [props.pages.first, props.pages.last, props.total].map(words);
  return (
    <Pagination
      label={t`Pages`}
      page={page}
      pageCount={pageCount}
      onPageChange={props.onPageChange}
      rangeText={t`${first} to ${last} of ${total}`}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={(number) => t`Page ${number}`}
      pageSize={props.sizes?.size}
      pageSizes={props.sizes?.sizes}
      onPageSizeChange={props.sizes?.onSizeChange}
      rowsLabel={t`Rows`}
    />
  );
}
