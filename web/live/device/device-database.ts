import { requestResult, transactionDone } from './indexed-db.ts';

/** What one account keeps on this device, all of it sealed. */
export type DeviceDatabase = {
  /** Does something in one transaction; resolves when it is written. They are done in the order they were asked for. */
  run<Value>(act: (stores: DeviceStores) => Promise<Value>): Promise<Value>;
  /**
   * BTH-54: tells at once when what was written is not to be relied on any more: the browser cleared or evicted it, another page
   * deleted it, or it failed. Gives what ends the telling.
   */
  onLost(listener: () => void): () => void;
  /** Lets go of it. */
  close(): Promise<void>;
};

/**
 * `updates`: what was written into documents. `unsent`: which of it the server may lack. `asides`: SYN-8. `staying`: which
 * documents stay through the sign-out while their taster may sign in without a network (BTH-33).
 */
export type DeviceStores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

const STORES = ['updates', 'unsent', 'asides', 'staying'] as const;
const START = 'verdial-kept|';

/** The name of an account's database. */
export const databaseOf = (account: string): string => `${START}${account}`;

/** Whose database it is. */
export const accountOf = (name: string): string => name.slice(START.length);

/** Whether a database is one of ours, whosoever. */
export const isDeviceDatabase = (name: string): boolean => name.startsWith(START);

/** Builds the way to a database by its name; it is opened, and made, when it is first needed. */
export function createDeviceDatabase(name: string): DeviceDatabase {
  const listeners = new Set<() => void>();
  let opened: Promise<IDBDatabase> | null = null;
  /** Whether something was done in it since it was last lost: what fails again and again is told once. */
  let works = false;

  function lose(): void {
    opened = null;
    if (!works) return;
    works = false;
    for (const listener of [...listeners]) listener();
  }

  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(name, lose).catch((problem: unknown) => {
      opened = null;
      throw problem;
    });
    return opened;
  }

  async function run<Value>(act: (stores: DeviceStores) => Promise<Value>): Promise<Value> {
    const transaction = (await open()).transaction(STORES, 'readwrite', {
      // What is said to be on the device is there when its battery is empty.
      durability: 'strict',
    });
    const written = transactionDone(transaction);
    const store = (name: (typeof STORES)[number]) => transaction.objectStore(name);
    const stores = {
      updates: store('updates'),
      unsent: store('unsent'),
      asides: store('asides'),
      staying: store('staying'),
    };
    const [value] = await Promise.all([act(stores), written]);
    works = true;
    return value;
  }

  return {
    run: (act) =>
      run(act).catch((problem: unknown) => {
        if (isBroken(problem)) lose();
        throw problem;
      }),
    onLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      (await opened)?.close();
      opened = null;
    },
  };
}

/** Errors of a database that is closed, damaged or gone; one that is only full keeps what it has. */
const BROKEN = ['InvalidStateError', 'UnknownError', 'NotFoundError', 'NotReadableError'];
const isBroken = (problem: unknown): boolean =>
  problem instanceof DOMException && BROKEN.includes(problem.name);

async function openDatabase(name: string, onGone: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request;
    const staying = result.createObjectStore('staying', { keyPath: 'document' });
    staying.createIndex('session', 'session');
    if (oldVersion > 0) return;
    const updates = result.createObjectStore('updates', { autoIncrement: true });
    updates.createIndex('document', 'document');
    const unsent = result.createObjectStore('unsent', { keyPath: ['document', 'client'] });
    unsent.createIndex('document', 'document');
    result.createObjectStore('asides', { keyPath: 'id' });
  };
  const database = await requestResult(request);
  // Another page that signs out is not held up.
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  // The browser itself closes what it clears, evicts or cannot read.
  database.onclose = onGone;
  return database;
}
