import { queryOptions } from '@tanstack/react-query';
import type { Me } from '../../../domain/account/me.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import type { DaysQuery } from '../../../domain/sessions/days-query.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import { PUBLIC_QUERY } from './clear-query-cache.ts';
import { forgetMe, keepMe, keptMe } from './kept-me.ts';
import { ask, ProblemError } from './problem-error.ts';
import { request } from './request.ts';

/**
 * Query of the signed-in account. Offline, its fallback is the taster who was last signed in on
 * this device.
 */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }): Promise<Me> => {
      const result = await request('GET /api/me', { signal });
      if (result.ok) {
        void keepMe(result.value);
        return result.value;
      }
      if (result.code === 'signed-out') void forgetMe();
      const kept = isOutOfReach(result) ? keptMe() : null;
      if (kept === null) throw new ProblemError(result);
      return kept;
    },
    staleTime: 60_000,
  });

/**
 * Whether a refusal means only that the server is unreachable now: no connection, or a proxy
 * without a server behind it.
 */
export const isOutOfReach = (refusal: Refusal): boolean =>
  refusal.code === 'unreachable' ||
  (refusal.code === 'answer-unknown' && PROXY_FINDS_NONE.includes(refusal.data.status));

/** Bad gateway, service unavailable, gateway timeout (RFC 9110). */
const PROXY_FINDS_NONE: readonly number[] = [502, 503, 504];

/** Query: whether the installation is still empty. */
export const setupQuery = () =>
  queryOptions({
    queryKey: ['setup'],
    meta: PUBLIC_QUERY,
    queryFn: ({ signal }) => ask('GET /api/setup', { signal }),
  });

/** Query of one page of the sessions list. */
export const sessionsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['sessions', 'list', query],
    queryFn: ({ signal }) => ask('GET /api/sessions', { query, signal }),
  });

/** Query of one page of the tasting days. */
export const daysQuery = (query: DaysQuery) =>
  queryOptions({
    queryKey: ['sessions', 'days', query],
    queryFn: ({ signal }) => ask('GET /api/days', { query, signal }),
  });

/**
 * Query of the validation criteria that a closed session does not meet, as the server judges them
 * (M-ACCEPT).
 */
export const criteriaQuery = (session: number) =>
  queryOptions({
    queryKey: ['sessions', session, 'criteria'],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/criteria', { params: { session }, signal }),
  });

/** Query of one session with its results. */
export const sessionQuery = (session: number) =>
  queryOptions({
    queryKey: ['sessions', session],
    queryFn: ({ signal }) => ask('GET /api/sessions/:session', { params: { session }, signal }),
  });

/**
 * How long an unused list of sealed sheets stays in the query cache, in ms. Each seal has a new
 * query key, so that old lists would pile up.
 */
const SEALED_AGE = 10_000;

/**
 * Query of the sealed sheets of a session (EVA-8). `seals` identifies their state, so that each new
 * seal loads the list again.
 */
export const sealedSheetsQuery = (session: number, seals: string) =>
  queryOptions({
    queryKey: ['sessions', session, 'sheets', seals],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/sheets', { params: { session }, signal }),
    gcTime: SEALED_AGE,
  });

/** Query of one sealed sheet with everything on it (EVA-8). */
export const wholeSheetQuery = (session: number, taster: TasterId, code: TastingCode) =>
  queryOptions({
    queryKey: ['sessions', session, 'sheet', taster, code],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/sheet', {
        params: { session },
        query: { taster, code },
        signal,
      }),
    gcTime: 0,
  });

/** Query of the sessions that a taster took part in. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id, 'attendance'],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id/attendance', { params: { id }, signal }),
  });

/** Query of one sample. */
export const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id],
    queryFn: ({ signal }) => ask('GET /api/samples/:id', { params: { id }, signal }),
  });

/** Query of one page of the tasters list. */
export const tastersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['tasters', 'list', query],
    queryFn: ({ signal }) => ask('GET /api/tasters', { query, signal }),
  });

/** Query of one taster. */
export const tasterQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id', { params: { id }, signal }),
  });

/** Query of the panel settings. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => ask('GET /api/settings', { signal }),
  });
