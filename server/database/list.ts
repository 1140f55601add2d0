import { cleanLine } from '../../domain/fields/clean-line.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';

/** A list's query, read: which rows, in which order, which page. */
export type ListPage<Sort extends string> = {
  /** A pattern for `ilike`, or null when everything is wanted. */
  readonly pattern: string | null;
  readonly state: string | null;
  /** Only these records, or null when any may be listed. */
  readonly ids: readonly string[] | null;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

const SIZE = { usual: 25, most: 200 };

/**
 * LST-1: reads a list's query. Pages count from 1; a size beyond 200 is 200; an order that is not offered, or a number
 * that is none, is the list's own. Text is searched as it is typed, whatever characters it holds.
 */
export function readListQuery<Sort extends string>(
  query: ListQuery,
  sorts: readonly Sort[],
  usual: { readonly sort: Sort; readonly direction: 'asc' | 'desc' },
): ListPage<Sort> {
  const sort = sorts.find((known) => known === query.sort);
  const directions = { ascending: 'asc', descending: 'desc' } as const;
  return {
    pattern: searchPattern(query),
    state: query.state === undefined || query.state === '' ? null : query.state,
    ids: query.ids === undefined || query.ids === '' ? null : query.ids.split(','),
    sort: sort ?? usual.sort,
    direction: query.direction ? directions[query.direction] : usual.direction,
    ...pageOf(query),
  };
}

/** LST-1: which rows a page is of: 25 unless asked otherwise, 200 at most, pages counted from 1. */
export function pageOf(query: Pick<ListQuery, 'page' | 'size'>): {
  readonly limit: number;
  readonly offset: number;
} {
  const limit = Math.min(SIZE.most, wholeNumber(query.size) ?? SIZE.usual);
  const page = Math.min(1_000_000, wholeNumber(query.page) ?? 1);
  return { limit, offset: (page - 1) * limit };
}

/** LST-1: the pattern for `ilike` of what is searched, whatever characters it holds; null when everything is wanted. */
export function searchPattern(query: Pick<ListQuery, 'search'>): string | null {
  const search = cleanLine(query.search ?? '').slice(0, 100);
  return search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
