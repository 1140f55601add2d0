import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { DURABLE } from '../../parts/durable/durable-storage.ts';
import { openLocalCopy } from '../pool/local-copy.ts';
import { schedule } from '../pool/schedule.ts';
import { clearDevice, countKeptAccounts, forgetAccounts } from './clear-device.ts';
import { databaseOf } from './device-database.ts';
import { removeDatabase, requestResult } from './indexed-db.ts';
import { NAME_KEY } from './name-key.ts';
import { keepThroughSignOut } from './offline/keep-through-sign-out.ts';
import { keepOfflineEntry, type OfflineEntry, offlineEntry } from './offline/offline-entries.ts';
import { deviceStorageOf } from './testing/device-storage.ts';

/** The databases of accounts, without the empty one of the durable storage. */
const names = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== DURABLE);

async function emptyDevice(): Promise<void> {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
}
// Another file of tests may have been on this browser before.
beforeEach(emptyDevice);
afterEach(emptyDevice);

/**
 * Writes an account's document with a local copy on this device, and closes it. `write` is the
 * edit.
 */
async function keeps(account: string, document: string, write: 'sent' | 'unsent' | 'by another') {
  const keeping = deviceStorageOf(account);
  const doc = new Y.Doc();
  const copy = openLocalCopy({ ...keeping, schedule }, document, doc);
  await copy.loaded;
  const another = new Y.Doc();
  another.getMap('marks').set('fusty', 'SECRETMARK');
  if (write === 'by another') Y.applyUpdate(doc, Y.encodeStateAsUpdate(another));
  else doc.getMap('marks').set('fusty', 'SECRETMARK');
  if (write === 'sent') copy.settled();
  await copy.written();
  await copy.close();
  await keeping.database.run(() => Promise.resolve());
  await keeping.database.close();
}

async function marksOf(account: string, document: string) {
  const keeping = deviceStorageOf(account);
  const doc = new Y.Doc();
  const copy = openLocalCopy({ ...keeping, schedule }, document, doc);
  await copy.loaded;
  const marks = doc.getMap('marks').toJSON();
  await copy.close();
  await keeping.database.close();
  return marks;
}

/** Everything in the databases of this device, as one text. */
async function everything(): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await requestResult(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows: unknown[] = await requestResult(
        database.transaction(store).objectStore(store).getAll(),
      );
      texts.push(
        JSON.stringify(rows, (_, value: unknown) =>
          value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
        ),
      );
    }
    database.close();
    texts.push(name);
  }
  return texts.join('\n');
}

test('SYN-10, SYN-70 at a sign-in all that others left is gone, and one’s own stays', async () => {
  await keeps('leader', 'p/session/1', 'by another');
  await keeps('leader', 'p/assessment/1.SAMPLE', 'sent');
  await keeps('ana', 'p/evaluation/1.ana.731', 'sent');
  await clearDevice('ana');
  expect(await names()).toEqual([databaseOf('ana')]);
  expect(await marksOf('ana', 'p/evaluation/1.ana.731')).toEqual({ fusty: 'SECRETMARK' });
  await clearDevice(null);
  expect(await names()).toEqual([]);
});

test('SYN-11 what the server may lack stays through the sign-in of another and one’s own sign-out, and that alone', async () => {
  await keeps('ana', 'p/evaluation/1.ana.731', 'unsent');
  await keeps('ana', 'p/evaluation/1.ana.222', 'sent');
  await clearDevice('luis');
  await clearDevice(null);
  expect(await names()).toEqual([databaseOf('ana')]);
  const kept = await everything();
  // A code alone could be in a digest by chance, as three of its digits.
  for (const word of ['SECRETMARK', '.731', '.222', 'fusty']) expect(kept).not.toContain(word);
  expect(await marksOf('luis', 'p/evaluation/1.ana.731')).toEqual({});
  expect(await marksOf('ana', 'p/evaluation/1.ana.222')).toEqual({});
  expect(await marksOf('ana', 'p/evaluation/1.ana.731')).toEqual({ fusty: 'SECRETMARK' });
});

test('SYN-11 what one page has settled does not settle what another wrote meanwhile', async () => {
  const keeping = deviceStorageOf('ana');
  const [first, second] = [new Y.Doc(), new Y.Doc()];
  const one = openLocalCopy({ ...keeping, schedule }, 'p/evaluation/1.ana.731', first);
  const two = openLocalCopy({ ...keeping, schedule }, 'p/evaluation/1.ana.731', second);
  await Promise.all([one.loaded, two.loaded]);
  first.getMap('marks').set('fusty', 10);
  second.getMap('marks').set('musty', 20);
  two.settled();
  await Promise.all([one.written(), two.written(), one.close(), two.close()]);
  await keeping.database.run(() => Promise.resolve());
  await keeping.database.close();
  await clearDevice(null);
  expect(await marksOf('ana', 'p/evaluation/1.ana.731')).toMatchObject({ fusty: 10 });
});

test('SYN-10, SYN-70 what belongs to a person goes from the other places too, what belongs to the device stays', async () => {
  const ofDevice = ['calibracion', 'device', 'isoLang', 'verdial.theme', 'columns.samples'];
  for (const key of [...ofDevice, 'me', 'evaluations', 'lastLine', 'whatever comes later'])
    localStorage.setItem(key, 'x');
  await clearDevice('ana');
  expect(Object.keys(localStorage).sort()).toEqual(ofDevice.sort());
});

test('SYN-10, SYN-70 what a version before kept in the clear of others goes', async () => {
  for (const name of ['verdial|leader|p/session/1', 'verdial-aside|leader', 'verdial|ana|x'])
    (await requestResult(indexedDB.open(name))).close();
  await clearDevice('ana');
  expect(await names()).toEqual(['verdial|ana|x']);
  await clearDevice(null);
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});

test('SYN-2 a copy that grew to many pieces is read the same, and written as one', async () => {
  const keeping = deviceStorageOf('ana');
  const document = 'p/evaluation/1.ana.731';
  const doc = new Y.Doc();
  const copy = openLocalCopy({ ...keeping, schedule }, document, doc);
  await copy.loaded;
  for (let at = 0; at < 250; at += 1) doc.getMap('marks').set('fusty', at);
  await copy.written();
  await copy.close();
  await keeping.database.close();
  expect(await marksOf('ana', document)).toEqual({ fusty: 249 });
  const again = deviceStorageOf('ana');
  expect(await again.database.run(({ updates }) => requestResult(updates.count()))).toBe(1);
  await again.database.close();
  expect(await marksOf('ana', document)).toEqual({ fusty: 249 });
});

test('ACC-74 ACC-123 reset, the device knows nobody, and counts the accounts whose work still waits here', async () => {
  await keeps('ana', 'evaluation/1', 'unsent');
  await keeps('luis', 'evaluation/2', 'sent');
  localStorage.setItem(NAME_KEY, 'ana');
  localStorage.setItem('me', '{}');
  localStorage.setItem('calibracion', '380');
  await forgetAccounts();
  expect(Object.keys(localStorage)).toEqual(['calibracion']);
  expect(await countKeptAccounts()).toBe(1);
  expect(await marksOf('ana', 'evaluation/1')).toEqual({ fusty: 'SECRETMARK' });
});

/** A taster who signed in on this device, with the key or without. */
const entryOf = (user: string, change: Partial<OfflineEntry> = {}): OfflineEntry => ({
  user,
  username: user,
  name: user,
  code: 'T01',
  token: 'token',
  days: 7,
  signedInAt: Date.now(),
  seenAt: Date.now(),
  wrong: 0,
  wrongAt: 0,
  lock: { salt: 'AA==', sealed: 'AA==' },
  trays: [],
  ...change,
});
const TRAY = { session: 1, date: '2026-11-24', glasses: 2, handedIn: 1, begun: 0 };

test('BTH-33 while the key of a taster waits for the password, the tray that is not done stays through the sign-out, and that alone', async () => {
  await keepOfflineEntry(entryOf('ana'));
  await keeps('ana', 'p/evaluation/1.ana.731', 'sent');
  await keeps('ana', 'p/evaluation/1.ana.222', 'sent');
  const { cipher } = deviceStorageOf('ana');
  await keepThroughSignOut({ user: 'ana', cipher }, TRAY, ['p/evaluation/1.ana.222']);
  await clearDevice(null);
  await clearDevice('luis');
  expect(await marksOf('ana', 'p/evaluation/1.ana.222')).toEqual({ fusty: 'SECRETMARK' });
  expect(await marksOf('ana', 'p/evaluation/1.ana.731')).toEqual({});
  expect(await everything()).not.toContain('SECRETMARK');
  expect(offlineEntry('ana')?.trays).toEqual([TRAY]);
  // When the tray is done, nothing of it stays.
  await keepThroughSignOut({ user: 'ana', cipher }, TRAY, []);
  expect(offlineEntry('ana')?.trays).toEqual([]);
  await clearDevice(null);
  expect(await names()).toEqual([]);
});

test.each([
  ['has gone', entryOf('ana', { lock: null })],
  ['was never here', null],
])('BTH-33 BTH-64 nothing stays for a taster whose key %s', async (_, entry) => {
  if (entry !== null) await keepOfflineEntry(entry);
  await keeps('ana', 'p/evaluation/1.ana.222', 'sent');
  await keepThroughSignOut({ user: 'ana', cipher: deviceStorageOf('ana').cipher }, TRAY, [
    'p/evaluation/1.ana.222',
  ]);
  await clearDevice(null);
  expect(await names()).toEqual([]);
});

test('ACC-74 BTH-33 BTH-64 a reset of the credentials takes the keys of tasters and what stayed for them', async () => {
  await keepOfflineEntry(entryOf('ana'));
  await keeps('ana', 'p/evaluation/1.ana.222', 'sent');
  await keepThroughSignOut({ user: 'ana', cipher: deviceStorageOf('ana').cipher }, TRAY, [
    'p/evaluation/1.ana.222',
  ]);
  await forgetAccounts();
  expect(await names()).toEqual([]);
  expect(offlineEntry('ana')).toBeNull();
});
