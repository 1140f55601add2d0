import { expect, test } from 'vitest';
import { PARSERS } from './create-kysely.ts';
import { instantText, json } from './json.ts';
import { locationOf } from './location.ts';
import { createTransactionGuard } from './transaction-guard.ts';

test('DAT-7 whole numbers are read as numbers and days as text', () => {
  expect(Object.keys(PARSERS)).toEqual(['20', '1082']);
  expect(PARSERS[20]?.('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(PARSERS[1082]?.('2026-03-29')).toBe('2026-03-29');
});

test('DAT-7 what JSON cannot say is written as nothing, and an instant in UTC', () => {
  expect([json(undefined), json(null), json(0), json(''), json({ a: [1] })]).toEqual([
    'null',
    'null',
    '0',
    '""',
    '{"a":[1]}',
  ]);
  expect(instantText(new Date('2026-11-27T10:00:00+01:00'))).toBe('2026-11-27T09:00:00.000Z');
});

test('CFG-1 the data is on the server that the settings name, else in their folder', () => {
  expect(
    locationOf({
      databaseUrl: null,
      databaseRequestsUrl: null,
      dataFolder: 'here',
      trailKey: null,
    }),
  ).toEqual({
    dataFolder: 'here',
    trailKey: 'here/trail-key.pem',
  });
  const url = 'postgres://db.test/verdial';
  const requestsUrl = 'postgres://requests@db.test/verdial';
  expect(
    locationOf({
      databaseUrl: url,
      databaseRequestsUrl: requestsUrl,
      dataFolder: 'here',
      trailKey: '/run/key.pem',
    }),
  ).toEqual({
    url,
    requestsUrl,
    trailKey: '/run/key.pem',
  });
});

test('DAT-2 work inside work is refused, work beside work and after it is not', async () => {
  const guard = createTransactionGuard();
  const nested = guard.once(() => guard.once(async () => 'inner'));
  await expect(nested).rejects.toThrow('inside another');
  const [one, other] = [guard.once(async () => 1), guard.once(async () => 2)];
  expect(await Promise.all([one, other])).toEqual([1, 2]);
  // Work that began inside a transaction and outlives it is no longer nested.
  let later: Promise<string> = Promise.resolve('');
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await guard.once(async () => {
    later = gate.then(() => guard.once(async () => 'after'));
  });
  open();
  expect(await later).toBe('after');
  await expect(guard.once(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
