import { expect, test } from 'vitest';
import { type OfflineFacts, offlinePermission, triesLeft } from './offline-permission.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 24, 9);
const facts = (change: Partial<OfflineFacts> = {}): OfflineFacts => ({
  signedInAt: START,
  days: 7,
  seenAt: START,
  wrong: 0,
  wrongAt: 0,
  hasKey: true,
  ...change,
});

test('BTH-31 a taster may sign in for the days that are allowed, to the last instant of them', () => {
  expect(offlinePermission(facts(), START)).toEqual({ kind: 'ready' });
  expect(offlinePermission(facts(), START + 7 * DAY)).toEqual({ kind: 'ready' });
  const late = offlinePermission(facts(), START + 7 * DAY + 1);
  expect(late).toEqual({ kind: 'over', daysAgo: 7, days: 7 });
  const later = offlinePermission(facts({ hasKey: false }), START + 211 * DAY);
  expect(later).toEqual({ kind: 'over', daysAgo: 211, days: 7 });
});

test('BTH-31 BTH-63 a clock that is set back gives no day', () => {
  const seen = facts({ seenAt: START + 8 * DAY });
  expect(offlinePermission(seen, START + DAY)).toMatchObject({ kind: 'over', daysAgo: 8 });
});

test('BTH-31 BTH-62 without its key, and after ten wrong passwords, the network is needed', () => {
  expect(offlinePermission(facts({ hasKey: false }), START)).toEqual({ kind: 'gone' });
  expect(offlinePermission(facts({ wrong: 10, wrongAt: START }), START + DAY)).toEqual({
    kind: 'gone',
  });
});

test('BTH-31 BTH-62 after five wrong passwords in a row there is a pause of a quarter of an hour', () => {
  const wrong = (times: number) => facts({ wrong: times, wrongAt: START, seenAt: START });
  expect([0, 1, 4].map((times) => triesLeft(wrong(times)))).toEqual([5, 4, 1]);
  expect(offlinePermission(wrong(4), START)).toEqual({ kind: 'ready' });
  const until = START + 15 * MINUTE;
  expect(offlinePermission(wrong(5), START)).toEqual({ kind: 'waits', until });
  expect(offlinePermission(wrong(5), until - 1)).toEqual({ kind: 'waits', until });
  expect(offlinePermission(wrong(5), until)).toEqual({ kind: 'ready' });
  expect(offlinePermission(wrong(6), START)).toEqual({ kind: 'ready' });
});
