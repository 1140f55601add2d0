import * as Y from 'yjs';
import type { StateVector } from '../../../domain/sync/covers.ts';
import type { Cipher } from '../device/cipher.ts';
import type { DeviceDatabase, DeviceStores } from '../device/device-database.ts';
import { requestResult } from '../device/indexed-db.ts';
import type { Schedule } from './schedule.ts';
import { vectorOf } from './state-vector.ts';
import { createWriteQueue } from './write-queue.ts';

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
  /** BTH-54: tells when something could not be written, or `isLost`: what was written is gone; it is tried until it is there. */
  onBehind(listener: (isLost: boolean) => void): void;
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
    schedule,
    hasLeft = () => false,
  }: {
    readonly database: DeviceDatabase;
    readonly cipher: Cipher;
    readonly schedule: Schedule;
    /** Whether the account is signed in on this device no longer: another page may have signed out. */
    readonly hasLeft?: () => boolean;
  },
  name: string,
  doc: Y.Doc,
): LocalCopy {
  const document = cipher.nameOf(name);
  let settling: Promise<unknown> = Promise.resolve();
  let lacked = false;
  let tellBehind = (_isLost: boolean): void => {};
  /** How far each author wrote here what the server was not known to hold: this page, and those before it that left something. */
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
    // Of a document that holds nothing yet nothing was written.
    if (doc.store.clients.size === 0) return;
    // SYN-10: a page that signs out takes away what the server has; here it is not written anew until something lacks there.
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
    // What cannot be opened is not thrown away.
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
      // What could not be read stands on the device all the same.
      await copy.loaded;
      await writing.written();
    },
    settled() {
      const vector = vectorOf(doc);
      lacking.clear();
      // Not cleared it is told as lacking for longer than it is, which loses nothing.
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

/** A document of which this device keeps nothing: what the desk only reads (SYN-10). */
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

/** What this device notes of an author whose work the server may lack. */
const isUnsentNote = (row: unknown): row is { readonly client: number; readonly clock: number } =>
  typeof row === 'object' &&
  row !== null &&
  'client' in row &&
  typeof row.client === 'number' &&
  'clock' in row &&
  typeof row.clock === 'number';
