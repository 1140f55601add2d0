import { requestResult, transactionDone } from './indexed-db.ts';

/** The IndexedDB database of one account on this device; its records are encrypted. */
export type DeviceDatabase = {
  /**
   * Runs `act` in one transaction and resolves when it is committed. Transactions run in the order
   * of the calls.
   */
  run<Value>(act: (stores: DeviceStores) => Promise<Value>): Promise<Value>;
  /**
   * Calls the listener as soon as the stored data is lost (BTH-54): the browser cleared or evicted
   * the database, another page deleted it, or it failed. Returns the function that unsubscribes.
   */
  onLost(listener: () => void): () => void;
  /** Closes the database. */
  close(): Promise<void>;
};

/**
 * The object stores of a device database. `updates`: document updates. `unsent`: which of them the
 * server may lack. `asides`: quarantined copies (SYN-8). `staying`: the documents that stay through
 * a sign-out while their taster may sign in offline (BTH-33).
 */
export type DeviceStores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

const STORES = ['updates', 'unsent', 'asides', 'staying'] as const;
const START = 'verdial-kept|';

/** The name of an account's database. */
export const databaseOf = (account: string): string => `${START}${account}`;

/** The account to which a database of this name belongs. */
export const accountOf = (name: string): string => name.slice(START.length);

/** Whether a database is a device database, of any account. */
export const isDeviceDatabase = (name: string): boolean => name.startsWith(START);

/** Creates the access to a database by its name. It is opened, and created, at the first use. */
export function createDeviceDatabase(name: string): DeviceDatabase {
  const listeners = new Set<() => void>();
  let opened: Promise<IDBDatabase> | null = null;
  /**
   * Whether a transaction succeeded since the last loss: a database that fails repeatedly is
   * reported once.
   */
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
      // Strict durability: data that is shown as stored survives a power failure.
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

/** Names of the errors of a closed, damaged or deleted database. A full database keeps its data. */
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
  // This page must not block another page that signs out and deletes the database.
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  // The browser closes a database that it clears, evicts or cannot read.
  database.onclose = onGone;
  return database;
}
