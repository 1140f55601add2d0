import * as Y from 'yjs';

/** A copy of a document that is of another birth than the server's: what was written into it is nowhere else. */
export type AsideCopy = {
  readonly document: string;
  readonly birth: string;
  readonly update: Uint8Array;
  /** When it was set aside, in ms since 1970. */
  readonly at: number;
};

const COPIES = 'copies';

/**
 * SYN-8: the copies that one account's device holds of documents that were made anew. They survive the page, and nobody
 * deletes them but a person.
 */
export function createAsideStore(account: string) {
  const listeners = new Set<() => void>();
  let opened: Promise<IDBDatabase> | null = null;
  let known: readonly AsideCopy[] = [];

  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(asideName(account)).catch((problem: unknown) => {
      opened = null;
      throw problem;
    });
    return opened;
  }

  async function change(act: (store: IDBObjectStore) => Promise<unknown>): Promise<void> {
    const transaction = (await open()).transaction(COPIES, 'readwrite');
    const store = transaction.objectStore(COPIES);
    await act(store);
    const found: unknown = await answer(store.getAll());
    await finished(transaction);
    known = Array.isArray(found) ? found.filter(isCopy) : [];
    for (const listener of listeners) listener();
  }

  return {
    /** All copies, as last read. */
    copies: (): readonly AsideCopy[] => known,
    /** Reads what the device holds. */
    load: (): Promise<void> => change(() => Promise.resolve()),
    /** Resolves when the copy is written; one of the same birth becomes both. */
    keep: (copy: AsideCopy): Promise<void> =>
      change(async (store) => {
        const before: unknown = await answer(store.get([copy.document, copy.birth]));
        const update = isCopy(before) ? Y.mergeUpdates([before.update, copy.update]) : copy.update;
        await answer(store.put({ ...copy, update }));
      }),
    /** A person has decided: the copy goes. */
    drop: ({ document, birth }: AsideCopy): Promise<void> =>
      change((store) => answer(store.delete([document, birth]))),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stops keeping; with `wipe`, what is empty goes from the device too. */
    async close(wipe: boolean): Promise<void> {
      if (opened === null) return;
      (await opened).close();
      opened = null;
      if (wipe && known.length === 0) await answer(indexedDB.deleteDatabase(asideName(account)));
    },
  };
}

const asideName = (account: string): string => `verdial-aside|${account}`;

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () =>
    void request.result.createObjectStore(COPIES, { keyPath: ['document', 'birth'] });
  const database = await answer(request);
  // Another page of this account that signs out is not held up.
  database.onversionchange = () => database.close();
  return database;
}

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not answered'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });

const isCopy = (value: unknown): value is AsideCopy =>
  typeof value === 'object' &&
  value !== null &&
  'update' in value &&
  value.update instanceof Uint8Array &&
  'document' in value &&
  typeof value.document === 'string' &&
  'birth' in value &&
  typeof value.birth === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
