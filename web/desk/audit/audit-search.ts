import { type AuditQuery, auditQuery } from '../../../domain/audit/audit-query.ts';
import { type AuditThing, isAuditThing } from '../../../domain/audit/audit-thing.ts';
import { isDay } from '../../../domain/fields/day.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';

/** How the trail is shown, as its address carries it. */
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

/** Entries a page. */
export const AUDIT_PAGE = 50;

/** Words as long as the server takes them. */
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

/** Reads the trail's address; what is not as it must be is left out. */
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

/** What the server is asked for that address; days are the panel's, as they are shown (AUD-14, ZON-1). */
export const auditQueryOf = ({ page, ...rest }: AuditSearch): AuditQuery => ({
  ...rest,
  page: String(page ?? 1),
  size: String(AUDIT_PAGE),
});

/** The address of the same entries as a file. */
export function auditCsvHref({ page: _page, ...rest }: AuditSearch): string {
  const query = new URLSearchParams(rest).toString();
  return `/api/audit.csv${query === '' ? '' : `?${query}`}`;
}
