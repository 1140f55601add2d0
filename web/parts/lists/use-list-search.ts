import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { dropEmpty, type ListSearch, readListSearch } from './list-search.ts';

/** A list's address, and how to change part of it; anything but the page itself starts at page 1 again. */
export type ListAddress = {
  readonly search: ListSearch;
  readonly change: (part: Partial<Record<keyof ListSearch, string | number | undefined>>) => void;
};

/** Reads and writes how a list is shown where a link can carry it: in the page's address. */
export function useListSearch(): ListAddress {
  const raw = useSearch({ strict: false });
  const search = readListSearch({ ...raw });
  const navigate = useNavigate();
  const change = useCallback<ListAddress['change']>(
    (part) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (known: Record<string, unknown>) =>
          readListSearch(dropEmpty({ ...known, page: undefined, ...part })),
      }),
    [navigate],
  );
  return { search, change };
}
