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

/** Who is signed in; without a network, who last was on this device. */
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

/** Whether a refusal says only that the server is not there now: no way to it, or a proxy that finds none. */
export const isOutOfReach = (refusal: Refusal): boolean =>
  refusal.code === 'unreachable' ||
  (refusal.code === 'answer-unknown' && PROXY_FINDS_NONE.includes(refusal.data.status));

/** Bad gateway, service unavailable, gateway timeout (RFC 9110). */
const PROXY_FINDS_NONE: readonly number[] = [502, 503, 504];

/** Whether the installation is still empty. */
export const setupQuery = () =>
  queryOptions({
    queryKey: ['setup'],
    meta: PUBLIC_QUERY,
    queryFn: ({ signal }) => ask('GET /api/setup', { signal }),
  });

/** One page of the sessions list. */
export const sessionsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['sessions', 'list', query],
    queryFn: ({ signal }) => ask('GET /api/sessions', { query, signal }),
  });

/** One page of the tasting days. */
export const daysQuery = (query: DaysQuery) =>
  queryOptions({
    queryKey: ['sessions', 'days', query],
    queryFn: ({ signal }) => ask('GET /api/days', { query, signal }),
  });

/** M-ACCEPT: which criteria a closed session fails, judged by the server. */
export const criteriaQuery = (session: number) =>
  queryOptions({
    queryKey: ['sessions', session, 'criteria'],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/criteria', { params: { session }, signal }),
  });

/** One session with its results. */
export const sessionQuery = (session: number) =>
  queryOptions({
    queryKey: ['sessions', session],
    queryFn: ({ signal }) => ask('GET /api/sessions/:session', { params: { session }, signal }),
  });

/** A list of sealed sheets is asked for anew with each seal: what an older one said is soon forgotten, in ms. */
const SEALED_AGE = 10_000;

/** EVA-8: the sealed sheets of a session, as it stands with these seals. */
export const sealedSheetsQuery = (session: number, seals: string) =>
  queryOptions({
    queryKey: ['sessions', session, 'sheets', seals],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/sheets', { params: { session }, signal }),
    gcTime: SEALED_AGE,
  });

/** EVA-8: one sealed sheet whole. */
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

/** The sessions a taster was served in. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id, 'attendance'],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id/attendance', { params: { id }, signal }),
  });

/** One sample. */
export const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id],
    queryFn: ({ signal }) => ask('GET /api/samples/:id', { params: { id }, signal }),
  });

/** One page of the tasters list. */
export const tastersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['tasters', 'list', query],
    queryFn: ({ signal }) => ask('GET /api/tasters', { query, signal }),
  });

/** One taster. */
export const tasterQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasters', id],
    queryFn: ({ signal }) => ask('GET /api/tasters/:id', { params: { id }, signal }),
  });

/** The panel settings. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => ask('GET /api/settings', { signal }),
  });
