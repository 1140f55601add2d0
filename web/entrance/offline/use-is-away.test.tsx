import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { refuse } from '../../../domain/refusal.ts';
import { ProblemError } from '../../parts/http/problem-error.ts';
import { useIsAway } from './use-is-away.ts';

type So = Parameters<typeof useIsAway>[0];
const away: So = { failureReason: new ProblemError(refuse('unreachable')), isFetching: false };
const asking: So = { failureReason: null, isFetching: true };
const there: So = { failureReason: null, isFetching: false };

test('BTH-31 while the server is asked again the page without a network stays; it goes when there was an answer', async () => {
  const { result, rerender } = await renderHook((so = asking) => useIsAway(so), {
    initialProps: asking,
  });
  expect(result.current).toBe(false);
  await rerender(away);
  expect(result.current).toBe(true);
  await rerender(asking);
  expect(result.current).toBe(true);
  await rerender(there);
  expect(result.current).toBe(false);
  await rerender(asking);
  expect(result.current).toBe(false);
});
