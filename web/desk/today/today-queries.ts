import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../parts/http/problem-error.ts';
import { daysQuery, sessionsQuery, settingsQuery, tastersQuery } from '../../parts/http/queries.ts';

/** How many of the newest days are looked through. */
const NEWEST = '50';
/** How many samples and tasters that run out are told. */
const FEW = '20';
/** The most sessions that are told as to be validated. */
const MOST = '200';
/** How many of the next sessions, and of those judged last, are told. */
const FEW_SESSIONS = '4';
/** How many results that samples are to be tasted again for are asked for: a few more than are told. */
const FEW_REPEATS = '10';
/** How often it is asked for again, in ms: sheets come in, and tasters call, while one looks. */
const OFTEN = 10_000;

const todayQuery = () =>
  queryOptions({
    // Read anew with whatever a command changed of a session.
    queryKey: ['sessions', 'today'],
    queryFn: ({ signal }) => ask('GET /api/today', { signal }),
    refetchInterval: OFTEN,
  });

const resultsToRepeat = () => {
  // Asked for by what they are: such a result may be as old as it will, behind however many others.
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

/** TDY-1, TDY-2: everything that the first page of the desk is told from. */
export const todayQueries = () =>
  [
    todayQuery(),
    // Whether there is any session at all.
    sessionsQuery({ size: '1' }),
    // What waits is asked for by its state: it may be as old as it will, behind however many others.
    {
      ...sessionsQuery({ state: 'closed', sort: 'session', direction: 'descending', size: MOST }),
      refetchInterval: OFTEN,
    },
    {
      ...sessionsQuery({
        state: 'draft',
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
