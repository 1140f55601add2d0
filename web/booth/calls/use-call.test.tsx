import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { useCall } from './use-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('BRD-1 the code that was read on a wrong glass goes with the call, and with the call that is made again', async () => {
  const session = parseSessionCode('12');
  if (session === null) throw new Error('no session');
  const bodies: unknown[] = [];
  stubFetch(async (request) => {
    bodies.push(await request.json());
    if (bodies.length === 1) throw new TypeError('the network is gone');
    return Response.json({ session, call: 'wrong-glass' });
  });
  const { result } = await renderHook(() => useCall(session, null));
  result.current.send({ reason: 'wrong-glass', read: '538' });
  await expect.poll(() => result.current.notSent).toEqual({ reason: 'wrong-glass', read: '538' });
  const { notSent } = result.current;
  if (notSent !== null) result.current.send(notSent);
  await expect.poll(() => result.current.notSent).toBeNull();
  const data = { session: 12, call: 'wrong-glass', read: '538' };
  expect(bodies).toEqual([data, data]);
});
