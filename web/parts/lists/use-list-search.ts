import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useCallback, useContext } from 'react';
import { dropEmpty, type ListSearch, readListSearch } from './list-search.ts';

/** Reads a list's address; what is not as it must be, or what the list does not know, is left out. */
export type SearchReader = (raw: Record<string, unknown>) => ListSearch;

/** How the list that is shown reads its address. */
export const SearchReading = createContext<SearchReader>(readListSearch);

/** A list's address, and how to change part of it; anything but the page itself starts at page 1 again. */
export type ListAddress = {
  readonly search: ListSearch;
  readonly change: (part: Partial<Record<keyof ListSearch, string | number | undefined>>) => void;
};

/** Reads and writes how a list is shown where a link can carry it: in the page's address. */
export function useListSearch(own?: SearchReader): ListAddress {
  const raw = useSearch({ strict: false });
  const around = useContext(SearchReading);
  const read = own ?? around;
  const search = read({ ...raw });
  const navigate = useNavigate();
  const change = useCallback<ListAddress['change']>(
    (part) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (known: Record<string, unknown>) =>
          read(dropEmpty({ ...known, page: undefined, ...part })),
      }),
    [navigate, read],
  );
  return { search, change };
}
