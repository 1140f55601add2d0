import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../parts/http/problem-error.ts';
import { daysQuery, sessionsQuery, settingsQuery, tastersQuery } from '../../parts/http/queries.ts';

/** How many of the newest sessions, days and results are looked through. */
const NEWEST = '50';
/** How many samples and tasters that run out are told. */
const FEW = '20';
/** How often it is asked for again, in ms: sheets come in, and tasters call, while one looks. */
const OFTEN = 10_000;

const todayQuery = () =>
  queryOptions({
    // Read anew with whatever a command changed of a session.
    queryKey: ['sessions', 'today'],
    queryFn: ({ signal }) => ask('GET /api/today', { signal }),
    refetchInterval: OFTEN,
  });

const newestResults = () =>
  queryOptions({
    queryKey: ['sessions', 'newest results'],
    queryFn: ({ signal }) =>
      ask('GET /api/results', {
        query: { sort: 'date', direction: 'descending', size: NEWEST },
        signal,
      }),
  });

const leastOil = () =>
  queryOptions({
    queryKey: ['samples', 'least oil'],
    queryFn: ({ signal }) =>
      ask('GET /api/samples', {
        query: { sort: 'currentQuantity', direction: 'ascending', state: 'active', size: FEW },
        signal,
      }),
  });

/** TDY-1, TDY-2: everything that the first page of the desk is told from. */
export const todayQueries = () =>
  [
    todayQuery(),
    {
      ...sessionsQuery({ sort: 'session', direction: 'descending', size: NEWEST }),
      refetchInterval: OFTEN,
    },
    daysQuery({ state: 'open', size: NEWEST }),
    newestResults(),
    leastOil(),
    tastersQuery({ sort: 'awaySince', direction: 'ascending', state: 'active', size: FEW }),
    settingsQuery(),
  ] as const;
