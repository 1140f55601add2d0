import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearQueryCache, PUBLIC_QUERY } from './clear-query-cache.ts';
import { setupQuery } from './queries.ts';

test('BTH-31 what was answered to who left is dropped, and the sign-in that stands already goes on with what is of nobody', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['sessions', 'list'], ['of who left']);
  const asked = new QueryObserver(queries, {
    queryKey: ['tasters-here'],
    queryFn: () => Promise.reject(new Error('away')),
    meta: PUBLIC_QUERY,
    retry: false,
  });
  const off = asked.subscribe(() => {});
  await expect.poll(() => asked.getCurrentResult().status).toBe('error');
  clearQueryCache(queries);
  expect(queries.getQueryData(['sessions', 'list'])).toBeUndefined();
  expect(queries.getQueryState(['tasters-here'])?.status).toBe('error');
  off();
});

test('BTH-31 whether the server is there is of nobody', () => {
  expect(setupQuery().meta).toEqual(PUBLIC_QUERY);
});
