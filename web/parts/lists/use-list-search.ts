import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useCallback, useContext } from 'react';
import { dropEmpty, type ListSearch, readListSearch } from './list-search.ts';

/**
 * Reads the state of a list from the search parameters of the URL. Invalid parameters, and those
 * that the list does not use, are ignored.
 */
export type SearchReader = (raw: Record<string, unknown>) => ListSearch;

/** React context: how the current list reads the search parameters of the URL. */
export const SearchReading = createContext<SearchReader>(readListSearch);

/**
 * The state of a list in the URL, and a function that changes part of it. Every change but a change
 * of page returns to page 1.
 */
export type ListAddress = {
  readonly search: ListSearch;
  readonly change: (part: Partial<Record<keyof ListSearch, string | number | undefined>>) => void;
};

/** React hook that reads and writes the state of a list in the URL, so that a link can carry it. */
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
