import { afterEach, expect, test } from 'vitest';
import { createCipher } from '../../../live/device/cipher.ts';
import { createFactsCache } from '../../../live/device/facts-cache.ts';
import { createFactsCipher } from '../../../live/device/facts-cipher.ts';
import { removeDatabase } from '../../../live/device/indexed-db.ts';
import { deviceKeyOf } from '../../../live/device/testing/device-key-of.ts';
import { keepMonths, loadMonths } from './load-months.ts';
import { keptNameOf } from './quality-facts.ts';

const key = deviceKeyOf('leader');
const cipher = createCipher(key);
if (cipher === null) throw new Error('a key');
const kept = createFactsCache('leader', createFactsCipher(cipher, key));
afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
});

const month = (number: number, digest = `digest ${number}`) => ({
  month: `2026-${String(number).padStart(2, '0')}`,
  digest,
  sessions: 1,
});
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A test server that sends the name of each month as its pack, and counts the requests. */
function server(digestOf = (name: string) => `digest ${Number(name.slice(5))}`) {
  const asked: string[] = [];
  const told: string[] = [];
  const requests: number[] = [];
  return {
    asked,
    told,
    requests,
    source: {
      kept,
      askMonths: (names: readonly string[]) => {
        asked.push(...names);
        requests.push(names.length);
        return Promise.resolve(
          names.map((name) => ({ month: name, digest: digestOf(name), pack: btoa(`of ${name}`) })),
        );
      },
      signal: new AbortController().signal,
      onProgress: (read: number, of: number) => void told.push(`${read} of ${of}`),
    },
  };
}

/** The steps of a page: read, compute, cache. */
async function readAndKeep(
  months: Parameters<typeof loadMonths>[0],
  source: Parameters<typeof loadMonths>[1],
) {
  const loaded = await loadMonths(months, source);
  await keepMonths(months, loaded, kept);
  return loaded;
}

test('QUA-2 QUA-42 QUA-48 a month is asked for once, and read from this device afterwards', async () => {
  const months = Array.from({ length: 9 }, (_, place) => month(place + 1));
  const first = server();
  const loaded = await readAndKeep(months, first.source);
  expect(loaded.packs.map(text)).toEqual(months.map(({ month: name }) => `of ${name}`));
  expect(first.asked).toHaveLength(9);
  expect(first.told.at(-1)).toBe('9 of 9');
  const second = server();
  expect(await loadMonths(months, second.source)).toEqual({ ...loaded, fresh: new Map() });
  expect(second.asked).toEqual([]);
});

test('QUA-2 many months come with one request, never more than the server gives at once', async () => {
  const months = Array.from({ length: 60 }, (_, place) => ({
    ...month(1 + (place % 12)),
    month: `${2020 + Math.floor(place / 12)}-${String(1 + (place % 12)).padStart(2, '0')}`,
  }));
  const { source, requests, told } = server();
  const loaded = await loadMonths(months, source);
  expect(loaded.packs.map(text)).toEqual(months.map(({ month: name }) => `of ${name}`));
  expect(requests).toEqual([24, 24, 12]);
  expect(told.at(-1)).toBe('60 of 60');
});

test('QUA-2 QUA-42 a changed month is asked for anew, and the one it was goes from this device', async () => {
  await readAndKeep([month(1), month(2)], server().source);
  const changed = month(2, 'changed');
  const again = server((name) => (name === '2026-02' ? 'changed' : 'digest 1'));
  expect((await readAndKeep([month(1), changed], again.source)).isChanged).toBe(false);
  expect(again.asked).toEqual(['2026-02']);
  expect(await kept.read(keptNameOf(month(2)))).toBeNull();
  expect(await kept.read(keptNameOf(changed))).not.toBeNull();
});

test('QUA-2 a month that changed since it was named says so, and is kept as what it is', async () => {
  const since = server(() => 'newer');
  expect((await readAndKeep([month(1)], since.source)).isChanged).toBe(true);
  expect(await kept.read(keptNameOf(month(1)))).toBeNull();
  expect(await kept.read(keptNameOf(month(1, 'newer')))).not.toBeNull();
});

test('QUA-2 QUA-48 what is given up asks for nothing more', async () => {
  const cancelled = server();
  const signal = AbortSignal.abort();
  await expect(loadMonths([month(1)], { ...cancelled.source, signal })).rejects.toThrow();
  expect(cancelled.asked).toEqual([]);
});
