import { useEffect } from 'react';

/** Where a list stands: its page, how many there are, and the rows it shows, from 1; 0 to 0 where there is none. */
export type Pages = {
  readonly page: number;
  readonly pageCount: number;
  readonly first: number;
  readonly last: number;
};

/** LST-8: the page of a list that was asked for; beyond the end it is the last one. `total` is how many rows there are. */
export function pagesOf(asked: number, size: number, total: number): Pages {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pageCount);
  const last = Math.min(total, page * size);
  return { page, pageCount, first: total === 0 ? 0 : (page - 1) * size + 1, last };
}

/** LST-8: the same of a list on a screen; a page beyond its end leads back to the last one, once the end is known. */
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
