import { expect, test, vi } from 'vitest';
import { refuse } from '../../domain/refusal.ts';
import { ProblemError } from '../parts/http/problem-error.ts';
import { createQueryClient } from './create-query-client.ts';

/**
 * Runs one query under a name. Returns its refusal, the number of attempts, and whether
 * `onSignedOut` was called.
 */
async function asking(name: string, code: 'signed-out' | 'unreachable' | 'not-found') {
  const onSignedOut = vi.fn();
  const client = createQueryClient(onSignedOut);
  const queryFn = vi.fn().mockRejectedValue(new ProblemError(refuse(code)));
  await client.fetchQuery({ queryKey: [name], queryFn, retryDelay: 0 }).catch(() => {});
  return { told: onSignedOut.mock.calls.length, tries: queryFn.mock.calls.length };
}

test('ACC-8 a session that has ended is told once, but not by the question who is signed in', async () => {
  expect((await asking('samples', 'signed-out')).told).toBe(1);
  expect((await asking('me', 'signed-out')).told).toBe(0);
  expect((await asking('samples', 'not-found')).told).toBe(0);
});

test('PWA-1 only a server out of reach is asked again by itself, three times', async () => {
  expect((await asking('samples', 'unreachable')).tries).toBe(4);
  expect((await asking('samples', 'not-found')).tries).toBe(1);
});

test('PWA-1 a query runs whatever the browser says of the network, and an answer is new for seconds', () => {
  const { queries } = createQueryClient(() => {}).getDefaultOptions();
  expect(queries).toMatchObject({ networkMode: 'always', staleTime: 5_000 });
});
