import { afterEach, expect, test } from 'vitest';
import { DURABLE } from '../../parts/durable/durable-storage.ts';
import { createCipher } from './cipher.ts';
import { clearDevice } from './clear-device.ts';
import { createFactsCache, factsDatabaseOf } from './facts-cache.ts';
import { createFactsCipher } from './facts-cipher.ts';
import { removeDatabase, requestResult } from './indexed-db.ts';
import { deviceKeyOf } from './testing/device-key-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function factsKeptBy(account: string, key = account) {
  const cipher = createCipher(deviceKeyOf(key));
  if (cipher === null) throw new Error('a key');
  return createFactsCache(account, createFactsCipher(cipher, deviceKeyOf(key)));
}

afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
});

test('QUA-2 a value is read again by its name, and by nobody without the account’s key', async () => {
  const leader = factsKeptBy('leader');
  expect(await leader.read('month|2026-11|a')).toBeNull();
  await leader.keepAll(new Map([['month|2026-11|a', bytes('SECRETMARK')]]));
  expect(await leader.read('month|2026-11|a')).toEqual(bytes('SECRETMARK'));
  expect(await leader.read('month|2026-11|b')).toBeNull();
  expect(await factsKeptBy('leader', 'another').read('month|2026-11|a')).toBeNull();
  const database = await requestResult(indexedDB.open(factsDatabaseOf('leader')));
  const store = database.transaction('facts').objectStore('facts');
  const [keys, values] = await Promise.all([
    requestResult(store.getAllKeys()),
    requestResult(store.getAll()),
  ]);
  database.close();
  const all = JSON.stringify([keys, values.map((value) => new TextDecoder().decode(value))]);
  expect(all).not.toMatch(/SECRET|2026-11/);
});

test('QUA-2 QUA-42 what is not named any more goes, the rest stays', async () => {
  const leader = factsKeptBy('leader');
  await leader.keepAll(new Map(['a', 'b', 'c'].map((name) => [name, bytes(name)])));
  await leader.keepOnly(['b', 'x']);
  expect(await leader.readAll(['a', 'b', 'c'])).toEqual([null, bytes('b'), null]);
});

test('QUA-2, SYN-10 at a sign-in what others kept is gone and one’s own stays; at a sign-out all goes', async () => {
  await factsKeptBy('leader').keepAll(new Map([['a', bytes('a')]]));
  await factsKeptBy('ana').keepAll(new Map([['a', bytes('a')]]));
  await clearDevice('leader');
  const names = async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== DURABLE);
  expect(await names()).toEqual([factsDatabaseOf('leader')]);
  expect(await factsKeptBy('leader').read('a')).toEqual(bytes('a'));
  await clearDevice(null);
  expect(await names()).toEqual([]);
});
