import type { AuditQuery } from '../../../domain/audit/audit-query.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';

/** How the trail is shown, as its address carries it. */
export type AuditSearch = {
  readonly search?: string;
  readonly command?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
};

/** Entries a page. */
export const AUDIT_PAGE = 25;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
const count = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 1 ? Number(value) : undefined;

/** Reads the trail's address; what is not as it must be is left out. */
export const readAuditSearch = (raw: Record<string, unknown>): AuditSearch =>
  dropEmpty({
    search: text(raw['search']),
    command: text(raw['command']),
    from: day(raw['from']),
    to: day(raw['to']),
    page: count(raw['page']),
  });

/** What the server is asked for that address. */
export function auditQueryOf({ page, ...rest }: AuditSearch): AuditQuery {
  return { ...rest, page: String(page ?? 1), size: String(AUDIT_PAGE) };
}

/** The address of the same entries as a file. */
export function auditCsvHref({ page: _page, ...rest }: AuditSearch): string {
  const query = new URLSearchParams(rest).toString();
  return `/api/audit.csv${query === '' ? '' : `?${query}`}`;
}
