import { answer, finished } from './answer.ts';
import type { Cipher } from './cipher.ts';
import { createPauses } from './pauses.ts';

/** What an account's device keeps of facts that the server can give again: whole values by their names, all sealed. */
export type KeptFacts = {
  /** A value; null where there is none, or none that this account wrote here. */
  read(name: string): Promise<Uint8Array | null>;
  /** The same of many at once, in their order; a page that is waiting is let in between them. */
  readAll(names: readonly string[]): Promise<readonly (Uint8Array | null)[]>;
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

  async function readAll(names: readonly string[]): Promise<readonly (Uint8Array | null)[]> {
    const found: readonly unknown[] = await within('readonly', (store) =>
      Promise.all(names.map((name) => answer<unknown>(store.get(cipher.nameOf(name))))),
    );
    const pause = createPauses();
    const opened: (Uint8Array | null)[] = [];
    for (const [place, name] of names.entries()) {
      const sealed = found[place];
      opened.push(sealed instanceof Uint8Array ? cipher.open(sealed, name) : null);
      await pause();
    }
    return opened;
  }

  return {
    readAll,
    read: async (name) => (await readAll([name]))[0] ?? null,
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
