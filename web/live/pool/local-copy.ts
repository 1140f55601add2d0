import * as Y from 'yjs';
import { answer } from '../device/answer.ts';
import type { Cipher } from '../device/cipher.ts';
import type { DeviceDatabase, DeviceStores } from '../device/device-database.ts';
import type { After } from './after.ts';
import { keepWriting } from './keep-writing.ts';
import { vectorOf } from './state-vector.ts';

/** The copy of one document on this device, in the browser's own database. */
export type LocalCopy = {
  /** Resolves when what this device held is in the document, or cannot be read. */
  readonly loaded: Promise<void>;
  /** Whether there was, when it was read, anything in it that the server may lack (SYN-11). */
  lacked(): boolean;
  /** Resolves when every change made so far is written on this device; what could not be is tried again (BTH-41). */
  written(): Promise<void>;
  /** BTH-45: whether this device has refused to write something, and it is not written yet. */
  isBehind(): boolean;
  /** The server holds everything that the document holds now. */
  settled(): void;
  /** Stops keeping; what is written stays. */
  close(): Promise<void>;
  /** Removes the copy from this device. */
  wipe(): Promise<void>;
};

/** A copy that has grown to so many pieces is written as one when it is read. */
const MANY = 200;

/**
 * Opens the copy of a document for an account: every change is added, sealed (SYN-10), and what this page itself wrote
 * is noted as lacking at the server until it is settled (SYN-11), by author and clock, since two pages may write.
 */
export function openLocalCopy(
  {
    database,
    cipher,
    after,
  }: { readonly database: DeviceDatabase; readonly cipher: Cipher; readonly after: After },
  name: string,
  doc: Y.Doc,
): LocalCopy {
  const document = cipher.nameOf(name);
  let settling: Promise<unknown> = Promise.resolve();
  let lacked = false;
  /** The clock of what this page wrote and the server was not known to hold; null of none. */
  let own: number | null = null;
  const add = (update: () => Uint8Array, clock: () => number | null): Promise<void> =>
    database.run(async ({ updates, unsent }) => {
      updates.add({ document, sealed: cipher.seal(update(), name) });
      const lacking = clock();
      if (lacking !== null) unsent.put({ document, client: doc.clientID, clock: lacking });
    });
  const writing = keepWriting({
    whole: () =>
      add(
        () => Y.encodeStateAsUpdate(doc),
        () => own,
      ),
    after,
  });
  const read = database.run(async ({ updates, unsent }) => {
    const index = updates.index('document');
    const [keys, rows, lacking] = await Promise.all([
      answer(index.getAllKeys(document)),
      answer<unknown[]>(index.getAll(document)),
      answer(unsent.index('document').count(document)),
    ]);
    lacked = lacking > 0;
    const opened = rows.map((row) => openRow(row, cipher, name)).filter((row) => row !== null);
    Y.transact(doc, () => opened.forEach((update) => void Y.applyUpdate(doc, update, copy)), copy);
    // What cannot be opened is not thrown away.
    if (opened.length < MANY || opened.length < rows.length) return;
    const sealed = cipher.seal(Y.mergeUpdates(opened), name);
    await answer(updates.add({ document, sealed }));
    for (const key of keys) updates.delete(key);
  });

  const onUpdate = (update: Uint8Array, origin: unknown, _: Y.Doc, transaction: Y.Transaction) => {
    if (origin === copy) return;
    const clock = transaction.local ? Y.getState(doc.store, doc.clientID) : null;
    own = clock ?? own;
    writing.add(() =>
      add(
        () => update,
        () => clock,
      ),
    );
  };
  doc.on('update', onUpdate);

  const copy: LocalCopy = {
    loaded: read.catch(() => undefined),
    lacked: () => lacked,
    isBehind: writing.isBehind,
    written: async () => {
      // What could not be read stands on the device all the same.
      await copy.loaded;
      await writing.written();
    },
    settled() {
      const vector = vectorOf(doc);
      own = null;
      // Not cleared it is told as lacking for longer than it is, which loses nothing.
      const settled = database.run((stores) => settle(stores, document, vector));
      settling = Promise.allSettled([settling, settled]);
    },
    async close() {
      doc.off('update', onUpdate);
      await Promise.allSettled([writing.close(), settling]);
    },
    async wipe() {
      doc.off('update', onUpdate);
      await writing.close();
      await database.run(async ({ updates, unsent }) => {
        for (const store of [updates, unsent])
          for (const key of await answer(store.index('document').getAllKeys(document)))
            store.delete(key);
      });
    },
  };
  return copy;
}

/** A document of which this device keeps nothing: what the desk only reads (SYN-10). */
export const keepNothing = (): LocalCopy => ({
  loaded: Promise.resolve(),
  lacked: () => false,
  isBehind: () => false,
  written: () => Promise.reject(new Error('not kept on this device')),
  settled: () => {},
  close: () => Promise.resolve(),
  wipe: () => Promise.resolve(),
});

function openRow(row: unknown, cipher: Cipher, name: string): Uint8Array | null {
  const isRow = typeof row === 'object' && row !== null && 'sealed' in row;
  return isRow && row.sealed instanceof Uint8Array ? cipher.open(row.sealed, name) : null;
}

async function settle(
  { unsent }: DeviceStores,
  document: string,
  vector: ReadonlyMap<number, number>,
): Promise<void> {
  const rows: unknown[] = await answer(unsent.index('document').getAll(document));
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || !('client' in row && 'clock' in row)) continue;
    const { client, clock } = row;
    if (typeof client !== 'number' || typeof clock !== 'number') continue;
    if ((vector.get(client) ?? 0) >= clock) unsent.delete([document, client]);
  }
}
