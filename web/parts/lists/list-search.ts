import { type ListQuery, listQuery } from '../../../domain/lists/list-query.ts';
import type { SamplesQuery } from '../../../domain/samples/samples-query.ts';

/**
 * The state of a list as the URL stores it: search, sort order, page and filters. The samples list
 * has more filters than others (LST-7).
 */
export type ListSearch = Omit<SamplesQuery, keyof ListQuery> & {
  readonly search?: string;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
  readonly page?: number;
  readonly size?: number;
  readonly state?: string;
};

/** A text within the limits of the server. A number in a URL counts as text. */
const text = (key: 'search' | 'sort' | 'state', value: unknown): string | undefined => {
  const words = typeof value === 'number' ? String(value) : value;
  return typeof words === 'string' && words !== '' && listQuery.shape[key].safeParse(words).success
    ? words
    : undefined;
};
const count = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined;
};

/** Reads the state of a list from the search parameters of the URL; invalid ones are ignored. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const direction = raw['direction'];
  return dropEmpty({
    search: text('search', raw['search']),
    sort: text('sort', raw['sort']),
    direction: direction === 'ascending' || direction === 'descending' ? direction : undefined,
    page: count(raw['page']),
    size: count(raw['size']),
    state: text('state', raw['state']),
  });
}

/** The query to the server for the state of a list. */
export function listQueryOf(search: ListSearch): SamplesQuery {
  const { page, size, ...rest } = search;
  return { ...rest, page: String(page ?? 1), size: String(size ?? PAGE_SIZE) };
}

/** Rows on each page (pagination), where the URL has no other size. */
export const PAGE_SIZE = 25;

/** Whether a search or a filter narrows the list. */
export const isNarrowed = ({
  sort: _,
  direction: _d,
  page: _p,
  size: _s,
  ...by
}: ListSearch): boolean => Object.keys(by).length > 0;

/** The state of a list without search and filters. */
export const WIDE = {
  search: undefined,
  state: undefined,
  class: undefined,
  defect: undefined,
  reference: undefined,
  validated: undefined,
  from: undefined,
  until: undefined,
} as const;

type Defined<Fields> = { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Removes undefined fields, so that they do not appear in the URL. */
export function dropEmpty<Fields extends Record<string, unknown>>(fields: Fields): Defined<Fields> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Defined<Fields>;
}
