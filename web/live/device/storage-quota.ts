import { removeDatabase, requestResult, transactionDone } from './indexed-db.ts';

/** The storage quota of this browser, and whether the storage is persistent. */
export type StorageQuota = {
  /** Whether the browser keeps the data when the disk is full; null if it does not say. */
  readonly isPersisted: boolean | null;
  /** How many bytes are left; null if the browser does not say. */
  readonly left: number | null;
  /**
   * Whether a write of the size of a tray succeeds: a browser may report more space than there is.
   */
  readonly canWrite: boolean;
};

/** The name of the database that tests a write; it is removed at once. */
export const PROBE = 'verdial-probe';

/**
 * The size of the test write, in bytes: the sheets of a tray with their signatures, many times
 * over.
 */
const TRIED = 1_000_000;
const AT_ONCE = 50_000;

/**
 * Below this many bytes the taster is warned that the storage is nearly full (BTH-36). It holds
 * some hundred sheets with their signatures.
 */
const NEARLY_FULL = 8_000_000;

/** Whether so little storage is left that the taster is warned. */
export const isNearlyFull = ({ left, canWrite }: StorageQuota): boolean =>
  !canWrite || (left !== null && left < NEARLY_FULL);

/**
 * Reads the storage quota. A browser does not report it to a page that came over plain http from
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

/** Requests persistent storage from the browser, then reads the storage quota (BTH-36). */
export async function requestPersistence(
  storage = storageManager(),
  tryWrite = canWriteTray,
): Promise<StorageQuota> {
  // A refusal shows in `isPersisted`, which is read next.
  await storage?.persist().catch(() => false);
  return readStorageQuota(storage, tryWrite);
}

/** Tests whether a tray could be written, by a write: what browsers report is not exact. */
async function canWriteTray(): Promise<boolean> {
  try {
    const request = indexedDB.open(PROBE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('tried');
    const database = await requestResult(request);
    try {
      const transaction = database.transaction('tried', 'readwrite', { durability: 'relaxed' });
      const done = transactionDone(transaction);
      // Random bytes, since the browser cannot compress them.
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
