import { answer, finished } from './answer.ts';

/** What one account keeps on this device, all of it sealed. */
export type DeviceDatabase = {
  /** Does something in one transaction; resolves when it is written. They are done in the order they were asked for. */
  run<Value>(act: (stores: DeviceStores) => Promise<Value>): Promise<Value>;
  /** Lets go of it. */
  close(): Promise<void>;
};

/** `updates`: what was written into documents. `unsent`: which of it the server may lack. `asides`: SYN-8. */
export type DeviceStores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

const STORES = ['updates', 'unsent', 'asides'] as const;
const START = 'verdial-kept|';

/** The name of an account's database. */
export const databaseOf = (account: string): string => `${START}${account}`;

/** Whether a database is one of ours, whosoever. */
export const isKept = (name: string): boolean => name.startsWith(START);

/** Builds the way to a database by its name; it is opened, and made, when it is first needed. */
export function createDeviceDatabase(name: string): DeviceDatabase {
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(name, () => {
      opened = null;
    }).catch((problem: unknown) => {
      opened = null;
      throw problem;
    });
    return opened;
  }

  return {
    async run(act) {
      const transaction = (await open()).transaction(STORES, 'readwrite');
      const written = finished(transaction);
      const [updates, unsent, asides] = STORES.map((store) => transaction.objectStore(store));
      if (updates === undefined || unsent === undefined || asides === undefined)
        throw new Error('a store is not there');
      const [value] = await Promise.all([act({ updates, unsent, asides }), written]);
      return value;
    },
    async close() {
      (await opened)?.close();
      opened = null;
    },
  };
}

async function openDatabase(name: string, onGone: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const { result } = request;
    const updates = result.createObjectStore('updates', { autoIncrement: true });
    updates.createIndex('document', 'document');
    const unsent = result.createObjectStore('unsent', { keyPath: ['document', 'client'] });
    unsent.createIndex('document', 'document');
    result.createObjectStore('asides', { keyPath: 'id' });
  };
  const database = await answer(request);
  // Another page that signs out is not held up.
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  return database;
}
