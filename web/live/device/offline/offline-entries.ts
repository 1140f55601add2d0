import { z } from 'zod';
import {
  type OfflineFacts,
  offlinePermission,
} from '../../../../domain/account/offline-permission.ts';
import { dropDurably, keepDurably } from '../../../parts/durable/durable-storage.ts';

/** Schema of the progress of a taster's tray, shown before sign-in; nothing of the answers. */
export const keptTraySchema = z
  .object({
    session: z.int(),
    date: z.string(),
    glasses: z.int(),
    handedIn: z.int(),
    begun: z.int(),
  })
  .readonly();

/** The progress of a tray on this device. */
export type KeptTray = z.infer<typeof keptTraySchema>;

const entrySchema = z
  .object({
    user: z.string(),
    username: z.string(),
    name: z.string(),
    code: z.string(),
    token: z.string(),
    days: z.int(),
    signedInAt: z.number(),
    seenAt: z.number(),
    wrong: z.int(),
    wrongAt: z.number(),
    /** The account and its device key, encrypted with the password; null once it was removed. */
    lock: z.object({ salt: z.string(), sealed: z.string() }).readonly().nullable(),
    trays: z.array(keptTraySchema).readonly(),
  })
  .readonly();

/** The offline entry of a taster who signed in on this device. */
export type OfflineEntry = z.infer<typeof entrySchema>;

const START = 'offline|';

/** Whether a `localStorage` key is of an offline entry. */
export const isOfflineEntry = (key: string): boolean => key.startsWith(START);

/** All offline entries on this device, latest sign-in first; unreadable ones are left out. */
export const offlineEntries = (): readonly OfflineEntry[] =>
  Object.keys(localStorage)
    .filter(isOfflineEntry)
    .map(read)
    .filter((entry) => entry !== null)
    .toSorted((a, b) => b.signedInAt - a.signedInAt);

/** The offline entry of a taster; null if there is none. */
export const offlineEntry = (user: string): OfflineEntry | null => read(`${START}${user}`);

/** Stores an offline entry durably: resolves when it survives a crash of the browser (BTH-39). */
export const keepOfflineEntry = (entry: OfflineEntry): Promise<void> =>
  keepDurably(`${START}${entry.user}`, JSON.stringify(entry));

/**
 * Changes the offline entry of a taster as it is stored now, and returns it. Between read and write
 * there is no `await`, in which another tab could change or remove the entry. Null if there is none.
 */
export async function changeOfflineEntry(
  user: string,
  change: (entry: OfflineEntry) => OfflineEntry,
): Promise<OfflineEntry | null> {
  const entry = offlineEntry(user);
  if (entry === null) return null;
  const changed = change(entry);
  await keepOfflineEntry(changed);
  return changed;
}

/** Removes the offline entry of a taster, with the key. */
export const dropOfflineEntry = (user: string): Promise<void> => dropDurably(`${START}${user}`);

/** The facts that decide whether a taster may sign in offline. */
export const factsOf = (entry: OfflineEntry): OfflineFacts => ({
  ...entry,
  hasKey: entry.lock !== null,
});

/**
 * Whether the key of this account is stored here, locked by its password (BTH-32). Then the data
 * that it decrypts stays too.
 */
export const hasOfflineKey = (user: string): boolean => {
  const lock = offlineEntry(user)?.lock ?? null;
  return lock !== null;
};

/**
 * Removes the keys that expired or saw ten wrong passwords, with the trays of their entries
 * (BTH-32). The entry itself stays: the taster is still listed.
 */
export async function dropOldKeys(now: number): Promise<void> {
  for (const { user } of offlineEntries())
    await changeOfflineEntry(user, (entry) => {
      const seenAt = Math.max(now, entry.seenAt);
      const { kind } = offlinePermission(factsOf(entry), now);
      const isOver = kind === 'over' || kind === 'gone';
      return { ...entry, seenAt, ...(isOver ? { lock: null, trays: [] } : {}) };
    });
}

function read(key: string): OfflineEntry | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return entrySchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
