import { type ListQuery, listQuery } from '../../../domain/lists/list-query.ts';
import type { SamplesQuery } from '../../../domain/samples/samples-query.ts';

/** How a list is shown, as its address carries it; the list of samples is narrowed by more than others (LST-7). */
export type ListSearch = Omit<SamplesQuery, keyof ListQuery> & {
  readonly search?: string;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
  readonly page?: number;
  readonly size?: number;
  readonly state?: string;
};

/** Words as long as the server takes them; a number in an address is words too. */
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

/** Reads a list's address; what is not as it must be is left out. */
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

/** What the server is asked for a list's address. */
export function listQueryOf(search: ListSearch): SamplesQuery {
  const { page, size, ...rest } = search;
  return { ...rest, page: String(page ?? 1), size: String(size ?? PAGE_SIZE) };
}

/** Rows a page unless the address says otherwise. */
export const PAGE_SIZE = 25;

/** Whether a list shows less than all it has. */
export const isNarrowed = ({
  sort: _,
  direction: _d,
  page: _p,
  size: _s,
  ...by
}: ListSearch): boolean => Object.keys(by).length > 0;

/** A list's address with nothing that narrows it. */
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

/** Leaves out what is undefined, so that it does not stand in the address. */
export function dropEmpty<Fields extends Record<string, unknown>>(fields: Fields): Defined<Fields> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Defined<Fields>;
}
