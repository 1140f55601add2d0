import { queryOptions } from '@tanstack/react-query';
import type { FailedSignInsQuery } from '../../../domain/account/failed-sign-in.ts';
import type { AuditQuery } from '../../../domain/audit/audit-query.ts';
import { ask } from './problem-error.ts';

/** One's own data. */
export const myDataQuery = () =>
  queryOptions({
    queryKey: ['my-data'],
    queryFn: ({ signal }) => ask('GET /api/my-data', { signal }),
  });

/** One's own sign-ins and devices. */
export const accessQuery = () =>
  queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => ask('GET /api/access', { signal }),
  });

/** One's own second factor. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => ask('GET /api/second-factor', { signal }),
  });

/** Whether the panel requires a second factor. */
export const factorRuleQuery = () =>
  queryOptions({
    queryKey: ['factor-rule'],
    queryFn: ({ signal }) => ask('GET /api/panel/second-factor', { signal }),
  });

/** The panel itself. */
export const panelQuery = () =>
  queryOptions({ queryKey: ['panel'], queryFn: ({ signal }) => ask('GET /api/panel', { signal }) });

/** The accounts of the panel. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => ask('GET /api/accounts', { signal }),
  });

/** LIV-1: the keys by which others watch sessions. */
export const watchKeysQuery = () =>
  queryOptions({
    queryKey: ['watch-keys'],
    queryFn: ({ signal }) => ask('GET /api/watch-keys', { signal }),
  });

/** One page of the failed sign-ins to the accounts of the panel. */
export const failedSignInsQuery = (query: FailedSignInsQuery) =>
  queryOptions({
    queryKey: ['failed-sign-ins', query],
    queryFn: ({ signal }) => ask('GET /api/failed-sign-ins', { query, signal }),
  });

/** One page of the audit trail. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => ask('GET /api/audit', { query, signal }),
  });

/** Whether the audit trail is whole. */
export const auditVerdictQuery = () =>
  queryOptions({
    queryKey: ['audit-verdict'],
    queryFn: ({ signal }) => ask('GET /api/audit-verdict', { signal }),
    staleTime: 60_000,
  });

/** The public half of the key that signs the trail. */
export const trailKeyQuery = () =>
  queryOptions({
    queryKey: ['trail-key'],
    queryFn: ({ signal }) => ask('GET /api/trail-key', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What happened to one record. */
export const historyQuery = (kind: string, id: string) =>
  queryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ signal }) => ask('GET /api/history/:kind/:id', { params: { kind, id }, signal }),
  });

/** The book of the settings. */
export const settingsBookQuery = () =>
  queryOptions({
    queryKey: ['settings', 'book'],
    queryFn: ({ signal }) => ask('GET /api/settings/book', { signal }),
  });

/** The book of a taster's statuses. */
export const statusBookQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id, 'status'],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id/status', { params: { id }, signal }),
  });
