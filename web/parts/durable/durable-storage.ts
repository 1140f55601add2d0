/** Name of the IndexedDB database of the durable (crash-safe) entries. It has one object store. */
export const DURABLE = 'verdial-durable';
const STORE = 'entries';

/**
 * Writes an entry of the crash-safe local storage (BTH-39). The entry goes into `localStorage`,
 * where it can be read at once. It also goes into IndexedDB, before the promise resolves. A browser
 * that is killed loses what was written to `localStorage` in the last five seconds.
 */
export async function keepDurably(key: string, text: string): Promise<void> {
  localStorage.setItem(key, text);
  await inStore((entries) => entries.put(text, key));
}

/**
 * Removes an entry from `localStorage` and from IndexedDB, so that it does not come back after a
 * crash (BTH-39).
 */
export async function dropDurably(key: string): Promise<void> {
  localStorage.removeItem(key);
  await inStore((entries) => entries.delete(key));
}

/**
 * Decides which text of an entry is valid at start: the one in `localStorage` (`here`) or the one
 * in IndexedDB (`kept`). Null means none.
 */
export type Settle = (key: string, here: string | null, kept: string | null) => string | null;

/** The default: IndexedDB is right, both for stored and for removed entries. */
const asKept: Settle = (_key, _here, kept) => kept;

/**
 * Restores the durable entries of `localStorage` from IndexedDB at start, before anything reads
 * them (BTH-39). `isOurs` selects the entries by key, and `settle` decides which text of an entry
 * is valid. On the first run the entries of `localStorage` are copied into IndexedDB.
 */
export async function restoreDurable(
  isOurs: (key: string) => boolean,
  settle: Settle = asKept,
): Promise<void> {
  const kept = await keptEntries(isOurs);
  if (kept === null) return;
  for (const key of new Set([...Object.keys(localStorage), ...kept.keys()])) {
    if (!isOurs(key)) continue;
    const was = kept.get(key) ?? null;
    const text = settle(key, localStorage.getItem(key), was);
    if (text === null) localStorage.removeItem(key);
    else if (text === was) localStorage.setItem(key, text);
    else await keepDurably(key, text);
  }
}

/**
 * The entries in IndexedDB by key. Null where the browser has no IndexedDB or cannot read it: then
 * `localStorage` alone is used.
 */
async function keptEntries(
  isOurs: (key: string) => boolean,
): Promise<ReadonlyMap<string, string> | null> {
  const opened = await open((entries) => {
    for (const [key, text] of Object.entries(localStorage))
      if (isOurs(key) && typeof text === 'string') entries.put(text, key);
  });
  if (opened === null) return null;
  try {
    const entries = opened.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([
      answered(entries.getAllKeys()),
      answered<unknown[]>(entries.getAll()),
    ]);
    return new Map(
      keys.flatMap((key, at) => {
        const text = texts[at];
        return typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : [];
      }),
    );
  } catch {
    return null;
  } finally {
    opened.close();
  }
}

async function inStore(act: (entries: IDBObjectStore) => void): Promise<void> {
  const opened = await open(() => {});
  if (opened === null) return;
  try {
    const transaction = opened.transaction(STORE, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(STORE));
    await new Promise<void>((resolve) => {
      // An entry that cannot be written here is still in `localStorage`.
      for (const end of ['complete', 'abort', 'error'] as const)
        transaction.addEventListener(end, () => resolve());
    });
  } finally {
    opened.close();
  }
}

/**
 * Opens the database; `fill` writes the first entries when the database is created. Null where the
 * browser offers none.
 */
function open(fill: (entries: IDBObjectStore) => void): Promise<IDBDatabase | null> {
  if (!('indexedDB' in globalThis)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const request = indexedDB.open(DURABLE, 1);
    request.onupgradeneeded = () => fill(request.result.createObjectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not answered'));
  });
