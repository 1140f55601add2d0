import { IndexeddbPersistence } from 'y-indexeddb';
import type * as Y from 'yjs';

/** The copy of one document on this device, in the browser's own database. */
export type LocalCopy = {
  /** Resolves when what this device held is in the document. */
  readonly loaded: Promise<void>;
  /** Resolves when every change made so far is written on this device. */
  written(): Promise<void>;
  /** Stops keeping; what is written stays. */
  close(): Promise<void>;
  /** Removes the copy from this device. */
  wipe(): Promise<void>;
};

/** Databases carry the account, so that a shared tablet never mixes two people's sheets. */
export const localName = (account: string, document: string): string =>
  `verdial|${account}|${document}`;

/** Opens the copy of a document for an account. */
export function openLocalCopy(account: string, name: string, doc: Y.Doc): LocalCopy {
  const persistence = new IndexeddbPersistence(localName(account, name), doc);
  return {
    loaded: persistence.whenSynced.then(() => undefined),
    written: () => persistence.whenSynced.then(() => afterWrites(persistence.db)),
    close: () => persistence.destroy(),
    wipe: () => persistence.clearData(),
  };
}

/**
 * Transactions on one store run in the order they were made: when an empty one that was made last is complete,
 * so is every write before it. The library itself does not say.
 */
function afterWrites(database: IDBDatabase | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (database === null) {
      reject(new Error('the local copy is closed'));
      return;
    }
    const transaction = database.transaction(['updates'], 'readwrite');
    transaction.objectStore('updates').count();
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });
}
