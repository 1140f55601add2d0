import { queryOptions } from '@tanstack/react-query';
import type { FailedSignInsQuery } from '../../../domain/account/failed-sign-in.ts';
import type { AuditQuery } from '../../../domain/audit/audit-query.ts';
import { refuse } from '../../../domain/refusal.ts';
import { ask, ProblemError } from './problem-error.ts';
import { readProblem } from './request.ts';

/** Query of the signed-in user's own data. */
export const myDataQuery = () =>
  queryOptions({
    queryKey: ['my-data'],
    queryFn: ({ signal }) => ask('GET /api/my-data', { signal }),
  });

/** Query of the signed-in user's own sign-ins and devices. */
export const accessQuery = () =>
  queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => ask('GET /api/access', { signal }),
  });

/** Query of the signed-in user's own second factor. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => ask('GET /api/second-factor', { signal }),
  });

/** Query: whether the panel requires a second factor. */
export const factorRuleQuery = () =>
  queryOptions({
    queryKey: ['factor-rule'],
    queryFn: ({ signal }) => ask('GET /api/panel/second-factor', { signal }),
  });

/** Query of the panel's own record. */
export const panelQuery = () =>
  queryOptions({ queryKey: ['panel'], queryFn: ({ signal }) => ask('GET /api/panel', { signal }) });

/** Query of the accounts of the panel. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => ask('GET /api/accounts', { signal }),
  });

/** Query of the watch keys (API keys), with which others watch sessions (LIV-1). */
export const watchKeysQuery = () =>
  queryOptions({
    queryKey: ['watch-keys'],
    queryFn: ({ signal }) => ask('GET /api/watch-keys', { signal }),
  });

/** Query of one page of the failed sign-ins to the accounts of the panel. */
export const failedSignInsQuery = (query: FailedSignInsQuery) =>
  queryOptions({
    queryKey: ['failed-sign-ins', query],
    queryFn: ({ signal }) => ask('GET /api/failed-sign-ins', { query, signal }),
  });

/** Query of one page of the audit trail. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => ask('GET /api/audit', { query, signal }),
  });

/** Query: whether the hash chain of the audit trail is intact. */
export const auditVerdictQuery = () =>
  queryOptions({
    queryKey: ['audit-verdict'],
    queryFn: ({ signal }) => ask('GET /api/audit-verdict', { signal }),
    staleTime: 60_000,
  });

/** Query of the public key that verifies the signatures of the audit trail. */
export const trailKeyQuery = () =>
  queryOptions({
    queryKey: ['trail-key'],
    queryFn: ({ signal }) => ask('GET /api/trail-key', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Query of the history of one record: its audit entries. */
export const historyQuery = (kind: string, id: string) =>
  queryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ signal }) => ask('GET /api/history/:kind/:id', { params: { kind, id }, signal }),
  });

/** Query of the history of the panel's settings. */
export const settingsBookQuery = () =>
  queryOptions({
    queryKey: ['settings', 'book'],
    queryFn: ({ signal }) => ask('GET /api/settings/book', { signal }),
  });

/** Query of the history of a taster's statuses. */
export const statusBookQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id, 'status'],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id/status', { params: { id }, signal }),
  });

/** Query of the panel's image; `blob` is null where the panel has none. */
export const panelImageQuery = () =>
  queryOptions({
    queryKey: ['panel', 'image'],
    queryFn: async ({ signal }): Promise<{ readonly blob: Blob | null }> => {
      const response = await fetch('/api/panel/image', {
        signal,
        credentials: 'same-origin',
      }).catch(() => null);
      if (response === null) throw new ProblemError(refuse('unreachable'));
      if (response.status === 204) return { blob: null };
      if (response.ok) return { blob: await response.blob() };
      throw new ProblemError(await readProblem(response));
    },
  });
