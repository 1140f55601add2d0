import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { onDone } from './act-done.ts';
import { changedQueries, invalidateQueriesOf } from './invalidate-queries.ts';
import { command, request } from './request.ts';
import { stubFetch } from './testing/stub-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with queries of these keys, which counts how many times each was fetched. */
function pageOf(keys: readonly (readonly string[])[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const reads = new Map(keys.map((key) => [key.join(), 0]));
  const closing = keys.map((queryKey) =>
    new QueryObserver(queries, {
      queryKey,
      queryFn: () => {
        reads.set(queryKey.join(), (reads.get(queryKey.join()) ?? 0) + 1);
        return 'read';
      },
    }).subscribe(() => {}),
  );
  const unheard = onDone((act) => void invalidateQueriesOf(queries, act));
  const close = () => {
    for (const end of [...closing, unheard]) end();
  };
  return { reads, close };
}

const KEYS = [
  ['sessions', '7'],
  ['samples', 'S-1', 'results'],
  ['samples', 'by-id'],
  ['results', 'list'],
  ['quality', 'facts'],
  ['history', 'sample', 'S-1'],
  ['settings'],
];

test('COM-5 a page that shows an assessment reads its side column again when the session is validated', async () => {
  const page = pageOf(KEYS);
  await vi.waitFor(() => expect([...page.reads.values()]).toEqual(KEYS.map(() => 1)));
  stubFetch(() => Response.json({}));
  expect(await command('validate-session', { session: 7, reason: null }, 'an-act')).toMatchObject({
    ok: true,
  });
  await vi.waitFor(() => expect([...page.reads.values()]).toEqual([2, 2, 2, 2, 2, 2, 1]));
  page.close();
});

test('COM-5 a refused act and a question change nothing of what a page shows', async () => {
  const page = pageOf(KEYS);
  await vi.waitFor(() => expect([...page.reads.values()]).toEqual(KEYS.map(() => 1)));
  stubFetch(() => Response.json({ code: 'not-found', data: {} }, { status: 404 }));
  await command('validate-session', { session: 7, reason: null }, 'an-act');
  stubFetch(() => Response.json({ settings: {} }));
  await request('GET /api/settings', {});
  await Promise.resolve();
  expect([...page.reads.values()]).toEqual(KEYS.map(() => 1));
  page.close();
});

test('COM-5, COM-11 each act has its own list, and what does not write has none', () => {
  expect(changedQueries('judge-assessment')).toEqual(changedQueries('validate-session'));
  expect(changedQueries('hide-session')).toEqual([
    ['sessions'],
    ['audit'],
    ['audit-verdict'],
    ['history'],
  ]);
  for (const act of ['GET /api/samples', 'POST /api/auth/proof', 'toString', ''])
    expect(changedQueries(act)).toEqual([]);
});
