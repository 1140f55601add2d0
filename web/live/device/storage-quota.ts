import { removeDatabase, requestResult, transactionDone } from './indexed-db.ts';

/** The storage quota of this browser, and whether the storage is persistent. */
export type StorageQuota = {
  /** Whether the browser keeps the data when the disk is full; null where it does not say. */
  readonly isPersisted: boolean | null;
  /** How many bytes are left; null where it does not say. */
  readonly left: number | null;
  /** Whether what a tray needs can still be written: what a browser says is left may be more than there is. */
  readonly canWrite: boolean;
};

/** The name of what is written to try whether there is room, and removed at once. */
export const PROBE = 'verdial-probe';

/** What is tried, in bytes: the sheets of a tray with their signatures, many times over. */
const TRIED = 1_000_000;
const AT_ONCE = 50_000;

/** BTH-36: under this a device is told of before it is full: some hundred sheets with their signatures. */
const NEARLY_FULL = 8_000_000;

/** Whether so little storage is left that the taster is warned. */
export const isNearlyFull = ({ left, canWrite }: StorageQuota): boolean =>
  !canWrite || (left !== null && left < NEARLY_FULL);

/**
 * Reads the storage quota. A browser does not tell it to a page that came over plain http from
 * another machine.
 */
export async function readStorageQuota(
  storage = storageManager(),
  tryWrite = canWriteTray,
): Promise<StorageQuota> {
  const canWrite = await tryWrite();
  if (storage === null) return { isPersisted: null, left: null, canWrite };
  const [isPersisted, { quota, usage }] = await Promise.all([
    storage.persisted().catch(() => null),
    storage.estimate().catch((): StorageEstimate => ({})),
  ]);
  const left = quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
  return { isPersisted, left, canWrite };
}

/** BTH-36: requests persistent storage from the browser; answers as `readStorageQuota`. */
export async function requestPersistence(
  storage = storageManager(),
  tryWrite = canWriteTray,
): Promise<StorageQuota> {
  // A browser that refuses says so when it is asked.
  await storage?.persist().catch(() => false);
  return readStorageQuota(storage, tryWrite);
}

/** Whether what a tray needs can be written, by a trial: no browser says it truly. */
async function canWriteTray(): Promise<boolean> {
  try {
    const request = indexedDB.open(PROBE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('tried');
    const database = await requestResult(request);
    try {
      const transaction = database.transaction('tried', 'readwrite', { durability: 'relaxed' });
      const done = transactionDone(transaction);
      // Chance cannot be made smaller by whoever keeps it.
      for (let at = 0; at < TRIED; at += AT_ONCE)
        transaction.objectStore('tried').put(crypto.getRandomValues(new Uint8Array(AT_ONCE)), at);
      await done;
      return true;
    } finally {
      database.close();
    }
  } catch {
    return false;
  } finally {
    await removeDatabase(PROBE).catch(() => undefined);
  }
}

const storageManager = (): StorageManager | null =>
  'storage' in navigator ? navigator.storage : null;
