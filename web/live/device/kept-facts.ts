import { answer, finished } from './answer.ts';
import type { Cipher } from './cipher.ts';

/** What an account's device keeps of facts that the server can give again: whole values by their names, all sealed. */
export type KeptFacts = {
  /** A value; null where there is none, or none that this account wrote here. */
  read(name: string): Promise<Uint8Array | null>;
  /** Keeps a value under its name. */
  keep(name: string, value: Uint8Array): Promise<void>;
  /** Removes every value but these. */
  keepOnly(names: readonly string[]): Promise<void>;
};

const START = 'verdial-facts|';
const STORE = 'facts';

/** The name of an account's facts on this device. */
export const factsOf = (account: string): string => `${START}${account}`;

/** Whether a database is one of facts, whosoever. */
export const isFacts = (name: string): boolean => name.startsWith(START);

/** SYN-10: builds the way to what this device keeps of facts for an account; opened for each act, so that it is never in the way of a sign-out. */
export function createKeptFacts(account: string, cipher: Cipher): KeptFacts {
  async function within<Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    const request = indexedDB.open(factsOf(account), 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    const database = await answer(request);
    try {
      const transaction = database.transaction(STORE, mode);
      const done = finished(transaction);
      const [value] = await Promise.all([act(transaction.objectStore(STORE)), done]);
      return value;
    } finally {
      database.close();
    }
  }

  return {
    async read(name) {
      const sealed: unknown = await within('readonly', (store) =>
        answer(store.get(cipher.nameOf(name))),
      );
      return sealed instanceof Uint8Array ? cipher.open(sealed, name) : null;
    },
    async keep(name, value) {
      const sealed = cipher.seal(value, name);
      await within('readwrite', (store) => answer(store.put(sealed, cipher.nameOf(name))));
    },
    async keepOnly(names) {
      const kept = new Set<unknown>(names.map((name) => cipher.nameOf(name)));
      await within('readwrite', async (store) => {
        for (const key of await answer(store.getAllKeys())) if (!kept.has(key)) store.delete(key);
      });
    },
  };
}
