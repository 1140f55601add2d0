import { answer, finished, removeDatabase } from './answer.ts';

/** What a browser says of where it keeps what is ours. */
export type Room = {
  /** Whether it keeps it though the disk be full; null where it does not say. */
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
const LITTLE = 8_000_000;

/** Whether so little room is left that it is told. */
export const isLittle = ({ left, canWrite }: Room): boolean =>
  !canWrite || (left !== null && left < LITTLE);

/** What the browser says now. It says nothing on a page that came over plain http from another machine. */
export async function roomHere(storage = storageHere(), tryRoom = hasRoom): Promise<Room> {
  const canWrite = await tryRoom();
  if (storage === null) return { isPersisted: null, left: null, canWrite };
  const [isPersisted, { quota, usage }] = await Promise.all([
    storage.persisted().catch(() => null),
    storage.estimate().catch((): StorageEstimate => ({})),
  ]);
  const left = quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
  return { isPersisted, left, canWrite };
}

/** BTH-36: asks the browser to keep what is ours though the disk be full; answers as `roomHere`. */
export async function askToKeep(storage = storageHere(), tryRoom = hasRoom): Promise<Room> {
  // A browser that refuses says so when it is asked.
  await storage?.persist().catch(() => false);
  return roomHere(storage, tryRoom);
}

/** Whether so much can be written, which is tried: no browser says it truly. */
async function hasRoom(): Promise<boolean> {
  try {
    const request = indexedDB.open(PROBE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('tried');
    const database = await answer(request);
    try {
      const transaction = database.transaction('tried', 'readwrite', { durability: 'relaxed' });
      const done = finished(transaction);
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

const storageHere = (): StorageManager | null =>
  'storage' in navigator ? navigator.storage : null;
