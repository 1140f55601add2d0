import { type AuditQuery, auditQuery } from '../../../domain/audit/audit-query.ts';
import { type AuditThing, isAuditThing } from '../../../domain/audit/audit-thing.ts';
import { isDay } from '../../../domain/fields/day.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';

/** The search parameters of the audit trail. */
export type AuditSearch = {
  readonly search?: string;
  /** The id of an account. */
  readonly who?: string;
  readonly command?: string;
  readonly thing?: AuditThing;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
};

/** Page size: the number of entries on a page. */
export const AUDIT_PAGE = 50;

/**
 * Returns a search parameter as text; undefined if it is blank, or longer than the server accepts.
 */
const text = (key: 'search' | 'who' | 'command', value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && auditQuery.shape[key].safeParse(value).success
    ? value
    : undefined;
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;
const count = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number < 1_000_000 ? number : undefined;
};

/** Parses the search parameters of the audit trail; invalid values are dropped. */
export const readAuditSearch = (raw: Record<string, unknown>): AuditSearch =>
  dropEmpty({
    search: text('search', raw['search']),
    who: text('who', raw['who']),
    command: text('command', raw['command']),
    thing: isAuditThing(raw['thing']) ? raw['thing'] : undefined,
    from: day(raw['from']),
    to: day(raw['to']),
    page: count(raw['page']),
  });

/**
 * Builds the server query of these search parameters (AUD-14). Dates are in the panel's time zone,
 * as they are shown (ZON-1).
 */
export const auditQueryOf = ({ page, ...rest }: AuditSearch): AuditQuery => ({
  ...rest,
  page: String(page ?? 1),
  size: String(AUDIT_PAGE),
});

/** Returns the address of the CSV export with the same entries. */
export function auditCsvHref({ page: _page, ...rest }: AuditSearch): string {
  const query = new URLSearchParams(rest).toString();
  return `/api/audit.csv${query === '' ? '' : `?${query}`}`;
}
