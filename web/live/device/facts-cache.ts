import type { FactsCipher } from './facts-cipher.ts';
import { requestResult, transactionDone } from './indexed-db.ts';
import { createPauses } from './pauses.ts';

/** The client cache of facts that the server can send again: encrypted values by name. */
export type FactsCache = {
  /** Reads a value; null if there is none, or if another account wrote it. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Reads many values, in the order of their names. It yields to the event loop in between. */
  readAll(names: readonly string[]): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]>;
  /** Stores values by their names, all of them or none. */
  keepAll(values: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<void>;
  /** Removes every value but these. */
  keepOnly(names: readonly string[]): Promise<void>;
};

const START = 'verdial-facts|';
const STORE = 'facts';

/** The name of an account's cache database. */
export const factsDatabaseOf = (account: string): string => `${START}${account}`;

/** Whether a database is a facts cache, of any account. */
export const isFactsDatabase = (name: string): boolean => name.startsWith(START);

/**
 * Builds the facts cache of an account (SYN-10). The database is opened for each access, so that it
 * never blocks a sign-out.
 */
export function createFactsCache(account: string, cipher: FactsCipher): FactsCache {
  async function within<Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    const request = indexedDB.open(factsDatabaseOf(account), 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    const database = await requestResult(request);
    try {
      const transaction = database.transaction(STORE, mode);
      const done = transactionDone(transaction);
      const [value] = await Promise.all([act(transaction.objectStore(STORE)), done]);
      return value;
    } finally {
      database.close();
    }
  }

  /** Encrypts names with pauses: a cipher in script is slow, and there may be hundreds of names. */
  async function sealedNames(names: readonly string[]): Promise<readonly string[]> {
    const pause = createPauses();
    const sealed: string[] = [];
    for (const name of names) {
      sealed.push(cipher.nameOf(name));
      await pause();
    }
    return sealed;
  }

  async function readAll(names: readonly string[]) {
    const keys = await sealedNames(names);
    const found: readonly unknown[] = await within('readonly', (store) =>
      Promise.all(keys.map((key) => requestResult<unknown>(store.get(key)))),
    );
    return cipher.openAll(
      names.map((about, place) => {
        const sealed = found[place];
        return { about, bytes: sealed instanceof Uint8Array ? new Uint8Array(sealed) : null };
      }),
    );
  }

  return {
    readAll,
    read: async (name) => (await readAll([name]))[0] ?? null,
    async keepAll(values) {
      const sealed = await Promise.all(
        [...values].map(
          async ([name, value]) => [cipher.nameOf(name), await cipher.seal(value, name)] as const,
        ),
      );
      await within('readwrite', (store) =>
        Promise.all(sealed.map(([name, bytes]) => requestResult(store.put(bytes, name)))),
      );
    },
    async keepOnly(names) {
      const kept = new Set<unknown>(await sealedNames(names));
      await within('readwrite', async (store) => {
        for (const key of await requestResult(store.getAllKeys()))
          if (!kept.has(key)) store.delete(key);
      });
    },
  };
}
