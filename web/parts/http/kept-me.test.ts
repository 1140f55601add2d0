import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { refuse } from '../../../domain/refusal.ts';
import { evaluationsQuery, pauseAfter } from '../../booth/evaluations/evaluations-query.ts';
import { deviceKeyOf } from '../../live/device/testing/device-key-of.ts';
import { forgetMe, keepMe, keptMe } from './kept-me.ts';
import { panelImageQuery } from './people-queries.ts';
import { refusalOf } from './problem-error.ts';
import { isOutOfReach, meQuery } from './queries.ts';
import { stubFetch, stubStorage } from './testing/stub-fetch.ts';

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ana = signedInUser({ deviceKey: deviceKeyOf('u1') });

const person = (user: string) => ({ user, deviceKey: deviceKeyOf(user) });

const out = () => {
  throw new TypeError('fetch failed');
};
const answers = (value: unknown) => () => Response.json(value);
const refuses = (code: string, status: number) => () => Response.json({ code }, { status });
const fetched = (query: ReturnType<typeof meQuery>) => new QueryClient().fetchQuery(query);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => refusalOf(error).code,
  );

test('PWA-1 without a network the page is of who was last signed in on this device', async () => {
  stubFetch(answers(ana));
  expect(await fetched(meQuery())).toEqual(ana);
  stubFetch(out);
  expect(await fetched(meQuery())).toEqual(ana);
  stubFetch(refuses('not-found', 502));
  expect(await refusal(fetched(meQuery()))).toBe('not-found');
  stubFetch(() => new Response('', { status: 502 }));
  expect(await fetched(meQuery())).toEqual(ana);
  forgetMe();
  stubFetch(out);
  expect(await refusal(fetched(meQuery()))).toBe('unreachable');
});

test('ACC-8 whom the server signs out is nobody, whatever the device kept', async () => {
  keepMe(ana);
  stubFetch(refuses('signed-out', 401));
  expect(await refusal(fetched(meQuery()))).toBe('signed-out');
  // Nor is the account restored later, when the device is offline.
  stubFetch(out);
  expect(await refusal(fetched(meQuery()))).toBe('unreachable');
});

test('SYN-10, SYN-68 who is at the desk is not kept on the device, nor the key', async () => {
  const held = stubStorage();
  stubFetch(answers(ana));
  await fetched(meQuery());
  expect(held.get('me')).toContain(ana.deviceKey);
  stubFetch(answers({ ...ana, role: 'adjuntos', taster: null }));
  await fetched(meQuery());
  expect(held.size).toBe(0);
});

test.each([
  [refuse('unreachable'), true],
  ...[502, 503, 504].map((status) => [refuse('answer-unknown', { status }), true] as const),
  ...[500, 501, 5021].map((status) => [refuse('answer-unknown', { status }), false] as const),
  [refuse('signed-out'), false],
  [refuse('answer-unreadable'), false],
] as const)('PWA-1 a refusal %j says that the server is not there now: %s', (refusal, isOut) => {
  expect(isOutOfReach(refusal)).toBe(isOut);
});

test.each([
  '{',
  '5',
  'null',
  '"me"',
  '{"user":1,"role":"catadores","panel":{}}',
  '{"user":"u1","role":"admin","panel":{}}',
  '{"user":"u1","role":"catadores","panel":"p1"}',
])('PWA-1 what this device kept and is no account is nobody: %s', (text) => {
  stubStorage({ me: text });
  expect(keptMe()).toBeNull();
});

const list = (session: number, state: 'open' | 'hidden') => ({
  open: [{ session, date: '2026-11-20', state }],
  performed: { rows: [], total: 0 },
  besidePanel: [],
});

test('BTH-14 the first page of the own list stands without a network, for its account alone', async () => {
  const of = (account: string, page: number) =>
    new QueryClient().fetchQuery(evaluationsQuery(person(account), page));
  const asked = stubFetch(answers(list(12, 'open')));
  expect(await of('ana', 1)).toEqual(list(12, 'open'));
  expect(asked[0]?.url).toBe('https://panel.example/api/evaluations?page=1');
  stubFetch(answers(list(7, 'open')));
  await of('ana', 2);
  stubFetch(out);
  expect(await of('ana', 1)).toEqual(list(12, 'open'));
  expect(await refusal(of('luis', 1))).toBe('unreachable');
  stubFetch(refuses('signed-out', 401));
  expect(await refusal(of('ana', 1))).toBe('signed-out');
});

test('BTH-14 each page of each account is kept apart', () => {
  const keys = [
    evaluationsQuery(person('ana'), 1),
    evaluationsQuery(person('ana'), 2),
    evaluationsQuery(person('luis'), 1),
  ].map(({ queryKey }) => queryKey.join(' '));
  expect(keys).toEqual(['evaluations ana 1', 'evaluations ana 2', 'evaluations luis 1']);
});

test('BTH-14 the list is asked for often until something is open', () => {
  expect(pauseAfter(undefined)).toBe(4_000);
  expect(pauseAfter(list(12, 'hidden'))).toBe(4_000);
  expect(pauseAfter({ ...list(12, 'open'), open: [] })).toBe(4_000);
  expect(pauseAfter(list(12, 'open'))).toBe(30_000);
});

test('FIL-5 FIL-17 the image of the panel is shown, none is none, and what is refused is told', async () => {
  const image = () => new QueryClient().fetchQuery(panelImageQuery());
  expect(panelImageQuery().queryKey).toEqual(['panel', 'image']);
  const asked = stubFetch(() => new Response('png'));
  expect(await (await image()).blob?.text()).toBe('png');
  expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual([
    ['https://panel.example/api/panel/image', 'same-origin'],
  ]);
  stubFetch(() => new Response(null, { status: 204 }));
  expect(await image()).toEqual({ blob: null });
  stubFetch(refuses('access-denied', 403));
  expect(await refusal(image())).toBe('access-denied');
  stubFetch(out);
  expect(await refusal(image())).toBe('unreachable');
});
