import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';
import type { Cipher } from '../device/cipher.ts';
import type { DeviceDatabase, DeviceStores } from '../device/device-database.ts';
import { requestResult } from '../device/indexed-db.ts';
import type { Schedule } from './schedule.ts';
import { vectorOf } from './state-vector.ts';
import { createWriteQueue } from './write-queue.ts';

/** The offline copy of one document on this device, in IndexedDB. */
export type LocalCopy = {
  /** Resolves when the copy is loaded into the document, or cannot be read. */
  readonly loaded: Promise<void>;
  /** Whether the copy held unsent work when it was read, which the server may lack (SYN-11). */
  lacked(): boolean;
  /**
   * Resolves when every change so far is written on this device. A failed write is tried again
   * (BTH-41).
   */
  written(): Promise<void>;
  /** Whether a write failed and is not made up for yet (BTH-45). */
  isBehind(): boolean;
  /**
   * Sets the listener for a failed write, or with `isLost` for lost data (BTH-54). The data is
   * written again until that succeeds.
   */
  onBehind(listener: (isLost: boolean) => void): void;
  /** Marks everything in the document as stored by the server. */
  settled(): void;
  /** Stops writing; what is written stays. */
  close(): Promise<void>;
  /** Removes the copy from this device. */
  wipe(): Promise<void>;
};

/** A copy of this many updates or more is merged into one when it is read (compaction). */
const MANY = 200;

/**
 * Opens the offline copy of a document for an account: every change is appended, encrypted
 * (SYN-10). Changes of this page are marked as unsent until the server has stored them (SYN-11), by
 * author and clock, since two pages may write.
 */
export function openLocalCopy(
  {
    database,
    cipher,
    schedule,
    hasLeft = () => false,
  }: {
    readonly database: DeviceDatabase;
    readonly cipher: Cipher;
    readonly schedule: Schedule;
    /** Whether the account is signed out on this device: another page may have signed out. */
    readonly hasLeft?: () => boolean;
  },
  name: string,
  doc: Y.Doc,
): LocalCopy {
  const document = cipher.nameOf(name);
  let settling: Promise<unknown> = Promise.resolve();
  let lacked = false;
  let tellBehind = (_isLost: boolean): void => {};
  /**
   * The clock up to which each author wrote what the server may lack: this page, and earlier pages
   * that left unsent work.
   */
  const lacking = new Map<number, number>();
  const add = (update: () => Uint8Array, unsentNow: () => StateVector): Promise<void> =>
    database.run(async ({ updates, unsent }) => {
      updates.add({ document, sealed: cipher.seal(update(), name) });
      for (const [client, clock] of unsentNow()) unsent.put({ document, client, clock });
    });
  const writing = createWriteQueue({
    whole: () =>
      add(
        () => Y.encodeStateAsUpdate(doc),
        () => lacking,
      ),
    schedule,
    onBehind: () => tellBehind(false),
  });
  const stopLosing = database.onLost(() => {
    // Of an empty document nothing was written.
    if (doc.store.clients.size === 0) return;
    // A page that signs out deletes what the server has (SYN-10). This page does not write it again
    // until something is unsent.
    writing.lost(hasLeft() && lacking.size === 0 ? 'at the next change' : 'at once');
    tellBehind(true);
  });
  const read = database.run(async ({ updates, unsent }) => {
    const index = updates.index('document');
    const [keys, rows, notes] = await Promise.all([
      requestResult(index.getAllKeys(document)),
      requestResult<unknown[]>(index.getAll(document)),
      requestResult<unknown[]>(unsent.index('document').getAll(document)),
    ]);
    for (const { client, clock } of notes.filter(isUnsentNote)) lacking.set(client, clock);
    lacked = notes.length > 0;
    const opened = rows.map((row) => openRow(row, cipher, name)).filter((row) => row !== null);
    Y.transact(doc, () => opened.forEach((update) => void Y.applyUpdate(doc, update, copy)), copy);
    // Rows that cannot be decrypted are not thrown away.
    if (opened.length < MANY || opened.length < rows.length) return;
    const sealed = cipher.seal(Y.mergeUpdates(opened), name);
    await requestResult(updates.add({ document, sealed }));
    for (const key of keys) updates.delete(key);
  });

  const onUpdate = (update: Uint8Array, origin: unknown, _: Y.Doc, transaction: Y.Transaction) => {
    if (origin === copy) return;
    const own: StateVector = transaction.local
      ? new Map([[doc.clientID, Y.getState(doc.store, doc.clientID)]])
      : new Map();
    for (const [client, clock] of own) lacking.set(client, clock);
    writing.add(() =>
      add(
        () => update,
        () => own,
      ),
    );
  };
  doc.on('update', onUpdate);

  const copy: LocalCopy = {
    loaded: read.catch(() => undefined),
    lacked: () => lacked,
    isBehind: writing.isBehind,
    onBehind(listener) {
      tellBehind = listener;
    },
    written: async () => {
      // A copy that could not be read is on the device all the same.
      await copy.loaded;
      await writing.written();
    },
    settled() {
      const vector = vectorOf(doc);
      lacking.clear();
      // If this fails, the work counts as unsent for longer than it is, which loses nothing.
      const settled = database.run((stores) => settle(stores, document, vector));
      settling = Promise.allSettled([settling, settled]);
    },
    async close() {
      doc.off('update', onUpdate);
      stopLosing();
      await Promise.allSettled([writing.close(), settling]);
    },
    async wipe() {
      doc.off('update', onUpdate);
      stopLosing();
      await writing.close();
      await database.run(async ({ updates, unsent }) => {
        for (const store of [updates, unsent])
          for (const key of await requestResult(store.index('document').getAllKeys(document)))
            store.delete(key);
      });
    },
  };
  return copy;
}

/** The copy of a document that this device does not store: the desk only reads it (SYN-10). */
export const keepNothing = (): LocalCopy => ({
  loaded: Promise.resolve(),
  lacked: () => false,
  isBehind: () => false,
  onBehind: () => {},
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
  vector: StateVector,
): Promise<void> {
  const rows: unknown[] = await requestResult(unsent.index('document').getAll(document));
  for (const { client, clock } of rows.filter(isUnsentNote))
    if ((vector.get(client) ?? 0) >= clock) unsent.delete([document, client]);
}

/**
 * Whether a row is an unsent note: up to which clock an author's work may be lacking at the server.
 */
const isUnsentNote = (row: unknown): row is { readonly client: number; readonly clock: number } =>
  typeof row === 'object' &&
  row !== null &&
  'client' in row &&
  typeof row.client === 'number' &&
  'clock' in row &&
  typeof row.clock === 'number';
