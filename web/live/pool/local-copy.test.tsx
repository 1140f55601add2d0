import { afterEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import type { DeviceDatabase } from '../device/device-database.ts';
import { requestResult } from '../device/indexed-db.ts';
import { deviceStorageOf } from '../device/testing/device-storage.ts';
import { openLocalCopy } from './local-copy.ts';
import type { Schedule } from './schedule.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const SHEET = 'p/evaluation/1.ana.731';

/** A device whose writes fail while it is full, as a browser's do, and its copy of one sheet. */
function fullDevice(account: string) {
  const { database, cipher } = deviceStorageOf(account);
  const state = { isFull: false };
  const full: DeviceDatabase = {
    ...database,
    run: (act) =>
      database.run(async (stores) => {
        const value = await act(stores);
        if (state.isFull) stores.updates.transaction.abort();
        return value;
      }),
  };
  const pauses = new Set<() => void>();
  const schedule: Schedule = (_, then) => {
    pauses.add(then);
    return () => void pauses.delete(then);
  };
  const doc = new Y.Doc();
  const copy = openLocalCopy({ database: full, cipher, schedule }, SHEET, doc);
  ends.push(async () => {
    await copy.close();
    await database.close();
  });
  return {
    state,
    doc,
    copy,
    database,
    marks: doc.getMap('marks'),
    /** Resolves when a write failed and is to be tried again. */
    refused: () => vi.waitUntil(() => pauses.size > 0),
    endPause: () => {
      for (const then of [...pauses]) then();
    },
  };
}

/** The values that a page reads if it is opened now. */
async function readAnew(account: string) {
  const { copy, marks, database } = fullDevice(account);
  await copy.loaded;
  const unsent = await database.run(({ unsent: store }) => requestResult(store.count()));
  return { marks: marks.toJSON(), unsent, lacked: copy.lacked() };
}

test('BTH-41 what a full device refused is written as a whole when there is room, and only then said to be there', async () => {
  const account = crypto.randomUUID();
  const { state, copy, marks, refused, endPause } = fullDevice(account);
  await copy.loaded;
  marks.set('fusty', 0);
  await copy.written();
  copy.settled();
  expect(await readAnew(account)).toMatchObject({ unsent: 0, lacked: false });
  state.isFull = true;
  marks.set('musty', 12);
  const said = vi.fn();
  const written = copy.written().then(said);
  await refused();
  expect((await readAnew(account)).marks).toEqual({ fusty: 0 });
  marks.set('rancid', 3);
  await refused();
  expect(said).not.toHaveBeenCalled();
  state.isFull = false;
  endPause();
  await written;
  expect(await readAnew(account)).toEqual({
    marks: { fusty: 0, musty: 12, rancid: 3 },
    unsent: 1,
    lacked: true,
  });
});

test('BTH-41 the next mark writes what a full device refused before, as soon as there is room', async () => {
  const account = crypto.randomUUID();
  const { state, copy, marks, refused } = fullDevice(account);
  await copy.loaded;
  state.isFull = true;
  marks.set('musty', 12);
  await refused();
  state.isFull = false;
  marks.set('rancid', 3);
  await copy.written();
  expect((await readAnew(account)).marks).toEqual({ musty: 12, rancid: 3 });
});

test('BTH-41 what the server has stored meanwhile is written without being told as lacking', async () => {
  const account = crypto.randomUUID();
  const { state, copy, marks, refused, endPause } = fullDevice(account);
  await copy.loaded;
  state.isFull = true;
  marks.set('musty', 12);
  await refused();
  copy.settled();
  state.isFull = false;
  endPause();
  await copy.written();
  expect(await readAnew(account)).toEqual({ marks: { musty: 12 }, unsent: 0, lacked: false });
});

test('BTH-41 a copy that is removed is not written again', async () => {
  const account = crypto.randomUUID();
  const { state, copy, marks, refused, endPause } = fullDevice(account);
  await copy.loaded;
  state.isFull = true;
  marks.set('musty', 12);
  await refused();
  state.isFull = false;
  await copy.wipe();
  endPause();
  expect((await readAnew(account)).marks).toEqual({});
});

test('SYN-2 a piece that cannot be opened is not thrown away when all others are written as one', async () => {
  const account = crypto.randomUUID();
  const { doc, copy, marks, database } = fullDevice(account);
  await copy.loaded;
  for (let at = 0; at < 250; at += 1) marks.set('fusty', at);
  await copy.written();
  const strange = deviceStorageOf(crypto.randomUUID()).cipher.seal(
    Y.encodeStateAsUpdate(doc),
    SHEET,
  );
  const { cipher } = deviceStorageOf(account);
  const document = cipher.nameOf(SHEET);
  await database.run(({ updates }) => requestResult(updates.add({ document, sealed: strange })));
  expect((await readAnew(account)).marks).toEqual({ fusty: 249 });
  const kept = await database.run(({ updates }) => requestResult<unknown[]>(updates.getAll()));
  expect(kept).toContainEqual({ document, sealed: strange });
});
