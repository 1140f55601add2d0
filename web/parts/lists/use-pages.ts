import { useEffect } from 'react';

/**
 * Pagination state of a list: the page, the number of pages, and the range of rows shown, from 1.
 * The range of an empty list is 0 to 0.
 */
export type Pages = {
  readonly page: number;
  readonly pageCount: number;
  readonly first: number;
  readonly last: number;
};

/**
 * Computes the pagination state (LST-8). A page beyond the end becomes the last page. `total` is
 * the number of rows.
 */
export function pagesOf(asked: number, size: number, total: number): Pages {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pageCount);
  const last = Math.min(total, page * size);
  return { page, pageCount, first: total === 0 ? 0 : (page - 1) * size + 1, last };
}

/**
 * React hook for the pagination of a list on the screen (LST-8). When a page beyond the end is
 * open, it navigates to the last one, once the total is known.
 */
export function usePages(parts: {
  readonly asked: number;
  readonly size: number;
  readonly answer: {
    readonly isSuccess: boolean;
    readonly isPlaceholderData: boolean;
    readonly data?: { readonly total: number } | undefined;
  };
  readonly go: (page: number) => void;
}): Pages {
  const { asked, size, answer, go } = parts;
  const pages = pagesOf(asked, size, answer.data?.total ?? 0);
  const { page } = pages;
  const isBeyond = answer.isSuccess && !answer.isPlaceholderData && asked > page;
  useEffect(() => {
    if (isBeyond) go(page);
  }, [isBeyond, page, go]);
  return pages;
}
