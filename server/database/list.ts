import { type RawBuilder, sql } from 'kysely';
import { cleanLine } from '../../domain/fields/clean-line.ts';
import type { ListQuery } from '../../domain/lists/list-query.ts';

/** A parsed list query: filter, sort order and pagination. */
export type ListPage<Sort extends string> = {
  /** A pattern for `ilike`, or null without a search. */
  readonly pattern: string | null;
  readonly state: string | null;
  /** The ids to which the list is limited, or null for all. */
  readonly ids: readonly string[] | null;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

const SIZE = { usual: 25, most: 200 };

/**
 * Parses the query of a list, with its pagination (LST-1). Pages count from 1, and a size above 200
 * is 200. An unknown sort order or an invalid number falls back to the default. Special characters
 * in the search text are escaped.
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

/**
 * Pagination of a list: limit and offset (LST-1). The default size is 25, the maximum 200, and
 * pages count from 1.
 */
export function pageOf(query: Pick<ListQuery, 'page' | 'size'>): {
  readonly limit: number;
  readonly offset: number;
} {
  const limit = Math.min(SIZE.most, wholeNumber(query.size) ?? SIZE.usual);
  const page = Math.min(1_000_000, wholeNumber(query.page) ?? 1);
  return { limit, offset: (page - 1) * limit };
}

/**
 * Returns an `ilike` pattern for the search text, with special characters escaped (LST-1). Null
 * without a search.
 */
export function searchPattern(query: Pick<ListQuery, 'search'>): string | null {
  const search = cleanLine(query.search ?? '').slice(0, 100);
  return search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/**
 * SQL sort key of a code in natural order (`codeOrder`), as its index has it (REG-11). Numbers are
 * padded with zeros and cut to ten digits.
 */
export const CODE_ORDER = sql`regexp_replace(regexp_replace(lower(code), '(\\d+)', '0000000000\\1', 'g'),
  '\\d*(\\d{10})', '\\1', 'g')`;

/**
 * SQL expression: a collation key of a text without case and accents, for sorting and searching
 * (LST-10). It sorts Álvarez next to Alvarez, and a search for either finds both. The database
 * computes both the stored column and the search text, so they cannot differ.
 */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL expression: a search pattern for a column that contains collation keys. */
export const plainPattern = (pattern: string): RawBuilder<string> =>
  plainText(sql`${pattern}::text`);
