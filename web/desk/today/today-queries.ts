import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../parts/http/problem-error.ts';
import { daysQuery, sessionsQuery, settingsQuery, tastersQuery } from '../../parts/http/queries.ts';

/** Page size: newest tasting days that are still open. */
const NEWEST = '50';
/**
 * Page size: active samples with the least oil, and active tasters who have been away the longest.
 */
const FEW = '20';
/** Page size: closed sessions that wait for validation. */
const MOST = '200';
/** Page size: next sessions, and sessions judged last. */
const FEW_SESSIONS = '4';
/** Page size: results that require a repeat tasting; a few more than are shown. */
const FEW_REPEATS = '10';
/** Polling interval in ms: sheets and calls arrive while the page is open. */
const OFTEN = 10_000;

const todayQuery = () =>
  queryOptions({
    // The key begins with `sessions`, so a command on a session invalidates it.
    queryKey: ['sessions', 'today'],
    queryFn: ({ signal }) => ask('GET /api/today', { signal }),
    refetchInterval: OFTEN,
  });

const resultsToRepeat = () => {
  // Filtered by state on the server, because such a result may be older than any page of newest
  // ones.
  const query = {
    state: 'repeat',
    sort: 'date',
    direction: 'descending',
    size: FEW_REPEATS,
  } as const;
  return queryOptions({
    queryKey: ['sessions', 'results', query],
    queryFn: ({ signal }) => ask('GET /api/results', { query, signal }),
  });
};

const leastOil = () =>
  queryOptions({
    queryKey: ['samples', 'least oil'],
    queryFn: ({ signal }) =>
      ask('GET /api/samples', {
        query: { sort: 'currentQuantity', direction: 'ascending', state: 'active', size: FEW },
        signal,
      }),
  });

/** All queries of the start page of the desk (TDY-1, TDY-2). */
export const todayQueries = () =>
  [
    todayQuery(),
    // Tells whether there is any session at all.
    sessionsQuery({ size: '1' }),
    // Filtered by state, because a waiting session may be older than any page of newest ones.
    {
      ...sessionsQuery({ state: 'closed', sort: 'session', direction: 'descending', size: MOST }),
      refetchInterval: OFTEN,
    },
    {
      ...sessionsQuery({
        state: 'coming',
        sort: 'date',
        direction: 'ascending',
        size: FEW_SESSIONS,
      }),
      refetchInterval: OFTEN,
    },
    {
      ...sessionsQuery({
        state: 'validated',
        sort: 'validatedAt',
        direction: 'descending',
        size: FEW_SESSIONS,
      }),
      refetchInterval: OFTEN,
    },
    daysQuery({ state: 'open', size: NEWEST }),
    resultsToRepeat(),
    leastOil(),
    tastersQuery({ sort: 'awaySince', direction: 'ascending', state: 'active', size: FEW }),
    settingsQuery(),
  ] as const;
