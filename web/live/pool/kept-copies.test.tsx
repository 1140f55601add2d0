import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import * as Y from 'yjs';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { copyWithOwnValues, valuesOf } from '../../../domain/documents/quarantined-values.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { forgetMe, keepMe, keptMe } from '../../parts/http/kept-me.ts';
import { clearDevice } from '../device/clear-device.ts';
import { databaseOf } from '../device/device-database.ts';
import { removeDatabase, requestResult } from '../device/indexed-db.ts';
import { deviceStorageOf } from '../device/testing/device-storage.ts';
import { deviceDoc } from './device-doc.ts';
import { openLocalCopy } from './local-copy.ts';
import { browserEnvironment } from './pool-environment.ts';
import { createQuarantineStore, type QuarantinedCopy } from './quarantine-store.ts';
import { schedule } from './schedule.ts';
import { vectorOf } from './state-vector.ts';
import { createSyncPool } from './sync-pool.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const ID = '00000000-0000-4000-8000-000000000001';
const SHEET = `${ID}/evaluation/1.${ID}.111`;

/** A quarantined copy of a sheet of this generation. */
function copy(mark: 'fusty' | 'musty', birth = 'before'): QuarantinedCopy {
  const doc = new Y.Doc();
  createEvaluation(doc, birth);
  setMark(doc, mark, mm(50));
  return { why: 'made-anew', document: SHEET, birth, update: Y.encodeStateAsUpdate(doc), at: 7 };
}

/** The quarantined copies of an account, as a page finds them that is loaded now. */
async function quarantineOf(account: string) {
  const keeping = deviceStorageOf(account);
  const quarantine = createQuarantineStore({ ...keeping, schedule });
  await quarantine.load();
  ends.push(() => keeping.database.close());
  return quarantine;
}

const marksOf = ({ update }: QuarantinedCopy) => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc.getMap('marks').toJSON();
};

test('SYN-8 a copy that was set aside outlives the page, for its account alone, until a person drops it', async () => {
  const account = crypto.randomUUID();
  const first = await quarantineOf(account);
  await first.keep(copy('fusty'));
  const second = await quarantineOf(account);
  expect(second.copies().map(marksOf)).toEqual([{ fusty: 50 }]);
  expect((await quarantineOf(crypto.randomUUID())).copies()).toEqual([]);
  const heard = vi.fn();
  second.subscribe(heard);
  for (const one of second.copies()) await second.drop(one);
  expect(heard).toHaveBeenCalledTimes(1);
  expect((await quarantineOf(account)).copies()).toEqual([]);
});

test('SYN-8 what two pages set aside of one birth is kept together, and of two births beside each other', async () => {
  const quarantine = await quarantineOf(crypto.randomUUID());
  await quarantine.keep(copy('fusty'));
  await quarantine.keep(copy('musty'));
  await quarantine.keep(copy('fusty', 'long before'));
  expect(quarantine.copies().map(({ birth }) => birth)).toEqual(['before', 'long before']);
  expect(quarantine.copies().map(marksOf)).toEqual([{ fusty: 50, musty: 50 }, { fusty: 50 }]);
});

test('SYN-55 what gave way to another device’s value is on the device after the page was loaded anew, and can be set aside', async () => {
  const keeping = deviceStorageOf(crypto.randomUUID());
  ends.push(() => keeping.database.close());
  const open = async () => {
    const doc = deviceDoc();
    const local = openLocalCopy({ ...keeping, schedule }, SHEET, doc);
    await local.loaded;
    return { doc, local };
  };
  const first = await open();
  const other = new Y.Doc();
  [first.doc.clientID, other.clientID] = [1, 2];
  createEvaluation(other, 'birth');
  Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(other));
  setMark(first.doc, 'musty', mm(30));
  setMark(other, 'musty', mm(44));
  // The sealed sheet arrives, and the page ends before the quarantine.
  Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(other));
  await first.local.written();
  await first.local.close();
  const again = await open();
  ends.push(() => again.local.close());
  expect(again.doc.getMap('marks').toJSON()).toEqual({ musty: 44 });
  const kept = copyWithOwnValues(again.doc, vectorOf(other));
  expect(kept.getMap('marks').toJSON()).toEqual({ musty: 30 });
});

test('SYN-8 at sign-out the store of an account goes when it is empty, and stays with what nobody decided on', async () => {
  const [full, empty] = [crypto.randomUUID(), crypto.randomUUID()];
  await (await quarantineOf(full)).keep(copy('fusty'));
  await quarantineOf(empty);
  for (const end of ends.splice(0)) await end();
  await clearDevice(null);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names.filter((name) => name?.includes(empty))).toEqual([]);
  expect((await quarantineOf(full)).copies()).toHaveLength(1);
});

test('SYN-8, SYN-11 what a version before kept in the clear of one’s own is taken over, sealed', async () => {
  const account = crypto.randomUUID();
  const { update } = copy('musty');
  const before = async (name: string, store: string, keyPath: string[] | null, value: unknown) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(store, { keyPath, autoIncrement: keyPath === null });
    const database = await requestResult(request);
    await requestResult(database.transaction(store, 'readwrite').objectStore(store).add(value));
    database.close();
  };
  await before(`verdial|${account}|${SHEET}`, 'updates', null, update);
  await before(`verdial-aside|${account}`, 'copies', ['document', 'birth'], copy('fusty'));
  const page = poolOf(account);
  expect(await read(page)).toEqual([{ map: 'marks', key: 'musty', value: 50 }]);
  await vi.waitUntil(() => page.pool.quarantine.copies().length === 1);
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  expect(names.filter((name) => name.includes(account))).toEqual([databaseOf(account)]);
});

/** The pool of an account whose server is out of reach. */
function poolOf(account: string) {
  const pool = awayPool(account);
  pool.hold(SHEET);
  const handle = pool.handle(SHEET);
  if (handle === null) throw new Error('the sheet is held');
  return { pool, handle };
}

/** The same, with nothing open. */
function awayPool(account: string) {
  const { cipher } = deviceStorageOf(account);
  const environment = browserEnvironment(account, cipher);
  const url = 'ws://127.0.0.1:9';
  const pool = createSyncPool({ url, role: 'catadores', now: () => 7, schedule, environment });
  ends.push(() => pool.close());
  return pool;
}

const read = async ({ handle }: ReturnType<typeof poolOf>) => {
  await vi.waitUntil(() => handle.isRead());
  return valuesOf(handle.doc);
};

test('SYN-8, SYN-65 no copy is wiped while it is not stored, nor before anybody read what it holds', async () => {
  const account = crypto.randomUUID();
  const first = poolOf(account);
  expect(await read(first)).toEqual([]);
  createEvaluation(first.handle.doc, 'birth');
  setMark(first.handle.doc, 'fusty', mm(50));
  await vi.waitUntil(() => first.handle.status().onDevice);
  await first.pool.close();
  await clearDevice(null);
  // Signed out at the moment at which the page opens.
  const second = poolOf(account);
  expect(second.handle.isRead()).toBe(false);
  await second.pool.close();
  await clearDevice(null);
  expect(await read(poolOf(account))).toEqual([{ map: 'marks', key: 'fusty', value: 50 }]);
});

test('SYN-11, SYN-32 of a kept copy only what the server may lack is told as lacking, also while nobody can ask it', async () => {
  const account = crypto.randomUUID();
  const first = poolOf(account);
  await read(first);
  expect(first.pool.unstored()).toEqual([]);
  createEvaluation(first.handle.doc, 'birth');
  setMark(first.handle.doc, 'fusty', mm(50));
  await vi.waitUntil(() => first.handle.status().onDevice);
  await first.pool.close();
  const second = poolOf(account);
  await read(second);
  await vi.waitUntil(() => second.pool.unstored().length === 1);
  await second.pool.close();
  // Also if nobody opens it (SYN-32).
  const list = awayPool(account);
  await vi.waitUntil(() => list.unstored().length === 1);
  expect(list.unstored()).toEqual([{ name: SHEET, isOnlyHere: false }]);
  expect(list.handle(SHEET)).toBeNull();
  await list.close();
  const { database } = deviceStorageOf(account);
  await database.run(({ unsent }) => requestResult(unsent.clear()));
  await database.close();
  const third = poolOf(account);
  await vi.waitUntil(() => third.handle.status().ready);
  expect(third.pool.unstored()).toEqual([]);
  setMark(third.handle.doc, 'fusty', mm(51));
  expect(third.pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: true }]);
  await vi.waitUntil(() => third.handle.status().onDevice);
  expect(third.pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: false }]);
});

test('SYN-10, SYN-68 of a sheet that the desk reads nothing is kept on the device, of its own notes a sealed copy', async () => {
  const account = crypto.randomUUID();
  const keeping = deviceStorageOf(account);
  const environment = browserEnvironment(account, keeping.cipher);
  const url = 'ws://127.0.0.1:9';
  const pool = createSyncPool({ url, role: 'jefespanel', now: () => 7, schedule, environment });
  ends.push(() => pool.close());
  const notes = `${ID}/assessment/1.${ID}`;
  for (const name of [SHEET, notes]) {
    pool.hold(name);
    const handle = pool.handle(name);
    await vi.waitUntil(() => handle?.isRead());
    handle?.doc.getMap('fields').set('notes', 'SECRETNOTE');
  }
  await vi.waitUntil(() => pool.handle(notes)?.status().onDevice);
  expect(pool.handle(SHEET)?.status().onDevice).toBe(false);
  const kept = await keeping.database.run(({ updates }) =>
    requestResult<unknown[]>(updates.getAll()),
  );
  expect(kept).toEqual([
    { document: keeping.cipher.nameOf(notes), sealed: expect.any(Uint8Array) },
  ]);
  expect(JSON.stringify(kept)).not.toContain('SECRETNOTE');
  await keeping.database.close();
});

/**
 * Ways in which stored data is lost under the page: the user clears it, or another page deletes it.
 */
const TAKES_AWAY = {
  'the browser’s data are cleared': async () => {
    await cdp().send('Storage.clearDataForOrigin', {
      origin: location.origin,
      storageTypes: 'indexeddb',
    });
  },
  'the database is deleted': (account: string) => removeDatabase(databaseOf(account)),
} as const;

/** A sheet that was marked offline and is on the device. */
async function markedSheet(account: string) {
  const page = poolOf(account);
  await read(page);
  createEvaluation(page.handle.doc, 'birth');
  setMark(page.handle.doc, 'fusty', mm(50));
  await vi.waitUntil(() => page.handle.status().onDevice);
  const said: boolean[] = [];
  page.handle.subscribe(() => said.push(page.handle.status().onDevice));
  return { ...page, said };
}

test.each(Object.entries(TAKES_AWAY))(
  'BTH-54 BTH-79 when %s the sign of the device goes at once, and all of the document is written anew',
  async (_, takeAway) => {
    const account = crypto.randomUUID();
    const { pool, handle, said } = await markedSheet(account);
    await takeAway(account);
    await vi.waitUntil(() => said.includes(false));
    // While the browser is still clearing, the first attempt may fail: another follows a second
    // later.
    await vi.waitUntil(() => handle.status().onDevice, { timeout: 10_000 });
    setMark(handle.doc, 'musty', mm(3));
    await vi.waitUntil(() => handle.status().onDevice);
    await pool.close();
    const again = poolOf(account);
    expect(await read(again)).toEqual([
      { map: 'marks', key: 'fusty', value: 50 },
      { map: 'marks', key: 'musty', value: 3 },
    ]);
    expect(again.pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: false }]);
  },
);

test('BTH-54 BTH-79 what a page found here is on this page alone when it is taken away and cannot be written, and is told so', async () => {
  const account = crypto.randomUUID();
  const first = await markedSheet(account);
  await first.pool.close();
  const { pool, handle } = poolOf(account);
  await read({ pool, handle });
  expect(pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: false }]);
  const refused = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await removeDatabase(databaseOf(account));
  await vi.waitUntil(() => pool.isRefusedHere());
  expect(pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: true }]);
  refused.mockRestore();
  // It is tried again automatically, and the next page is notified as this one was.
  await vi.waitUntil(() => !pool.isRefusedHere(), { timeout: 10_000 });
  await pool.close();
  const again = poolOf(account);
  expect(await read(again)).toEqual([{ map: 'marks', key: 'fusty', value: 50 }]);
  expect(again.pool.unstored()).toEqual([{ name: SHEET, isOnlyHere: false }]);
});

test('BTH-54 what nobody has open is not said to wait here when it was taken away', async () => {
  const account = crypto.randomUUID();
  await (await markedSheet(account)).pool.close();
  const list = awayPool(account);
  await vi.waitUntil(() => list.unstored().length === 1);
  await removeDatabase(databaseOf(account));
  await vi.waitUntil(() => list.unstored().length === 0);
});

test('BTH-54 BTH-79 a copy that was set aside is written anew when it was taken away', async () => {
  const account = crypto.randomUUID();
  const first = await quarantineOf(account);
  await first.keep(copy('fusty'));
  await removeDatabase(databaseOf(account));
  await vi.waitFor(async () => expect((await quarantineOf(account)).copies()).toHaveLength(1));
  expect(first.copies().map(marksOf)).toEqual([{ fusty: 50 }]);
});

/** A sheet that the server has stored whole, open on a page of an account. */
async function storedSheet(account: string) {
  const keeping = deviceStorageOf(account);
  const doc = new Y.Doc();
  const hasLeft = () => keptMe()?.user !== account;
  const local = openLocalCopy({ ...keeping, schedule, hasLeft }, SHEET, doc);
  await local.loaded;
  doc.getMap('marks').set('fusty', 50);
  await local.written();
  local.settled();
  await keeping.database.run(() => Promise.resolve());
  const lost = vi.fn();
  local.onBehind(lost);
  ends.push(async () => {
    await local.close();
    await keeping.database.close();
  });
  return { marks: doc.getMap('marks'), local, lost };
}

/** The values that a page reads if it is opened now. */
async function readAnew(account: string) {
  const keeping = deviceStorageOf(account);
  const doc = new Y.Doc();
  const local = openLocalCopy({ ...keeping, schedule }, SHEET, doc);
  await local.loaded;
  await local.close();
  await keeping.database.close();
  return doc.getMap('marks').toJSON();
}

test('SYN-10 SYN-11 BTH-80 a page that is open while the account signs out on another writes nothing anew that the server has', async () => {
  const account = crypto.randomUUID();
  await keepMe(signedInUser({ user: account }));
  const { marks, local, lost } = await storedSheet(account);
  await clearDevice(null);
  await vi.waitUntil(() => lost.mock.calls.length > 0);
  expect(await readAnew(account)).toEqual({});
  // Later marks are stored, with everything that they depend on.
  marks.set('musty', 3);
  await local.written();
  expect(await readAnew(account)).toEqual({ fusty: 50, musty: 3 });
});

test('BTH-54 BTH-79 what the server has is written anew too while the taster is signed in on this device', async () => {
  const account = crypto.randomUUID();
  await keepMe(signedInUser({ user: account }));
  ends.push(forgetMe);
  const { local, lost } = await storedSheet(account);
  await removeDatabase(databaseOf(account));
  await vi.waitUntil(() => lost.mock.calls.length > 0);
  await local.written();
  expect(await readAnew(account)).toEqual({ fusty: 50 });
});
