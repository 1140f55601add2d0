/** The database that the entries stand in, and its one store. */
export const DURABLE = 'verdial-durable';
const STORE = 'entries';

/**
 * BTH-39: keeps an entry where it is read at once, in the local storage, and where it is written before this resolves: a browser
 * that is killed loses what was put into the local storage in the last five seconds.
 */
export async function keepDurably(key: string, text: string): Promise<void> {
  localStorage.setItem(key, text);
  await inStore((entries) => entries.put(text, key));
}

/** BTH-39: removes an entry, from both: what was removed does not come back either. */
export async function dropDurably(key: string): Promise<void> {
  localStorage.removeItem(key);
  await inStore((entries) => entries.delete(key));
}

/** Which text of an entry holds: what stands in the local storage, or what was kept; null for none. */
export type Settle = (key: string, here: string | null, kept: string | null) => string | null;

/** What was kept holds, and what was removed is gone. */
const asKept: Settle = (_key, _here, kept) => kept;

/**
 * BTH-39: gives the local storage what was kept and takes from it what was removed, before anything reads there. `isOurs` says
 * which of its entries are kept so, `settle` which text holds of one. Where nothing was kept so before, what stands there is.
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

/** What was kept; null where the browser has no database to ask: then the local storage is all there is. */
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
      // What cannot be written here stands in the local storage, as it did before.
      for (const end of ['complete', 'abort', 'error'] as const)
        transaction.addEventListener(end, () => resolve());
    });
  } finally {
    opened.close();
  }
}

/** The database, made when it is first asked for and filled by `fill`; null where there is none to be had. */
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
