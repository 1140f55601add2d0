import { z } from 'zod';
import {
  type OfflineFacts,
  offlinePermission,
} from '../../../../domain/account/offline-permission.ts';
import { dropDurably, keepDurably } from '../../../parts/durable/durable-storage.ts';

/** What is told of one tray of a taster before they have signed in: how far it is, and nothing of what is in it. */
export const keptTraySchema = z
  .object({
    session: z.int(),
    date: z.string(),
    glasses: z.int(),
    handedIn: z.int(),
    begun: z.int(),
  })
  .readonly();

/** How far a tray is. */
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
    /** Who it is and the key of what is kept here, locked by the password; null where it is not here any more. */
    lock: z.object({ salt: z.string(), sealed: z.string() }).readonly().nullable(),
    trays: z.array(keptTraySchema).readonly(),
  })
  .readonly();

/** A taster who signed in on this device. */
export type OfflineEntry = z.infer<typeof entrySchema>;

const START = 'offline|';

/** Whether something kept here is of a taster who signed in. */
export const isOfflineEntry = (key: string): boolean => key.startsWith(START);

/** Every taster who signed in on this device, the last first; what cannot be read is none. */
export const offlineEntries = (): readonly OfflineEntry[] =>
  Object.keys(localStorage)
    .filter(isOfflineEntry)
    .map(read)
    .filter((entry) => entry !== null)
    .toSorted((a, b) => b.signedInAt - a.signedInAt);

/** What this device knows of a taster, or null. */
export const offlineEntry = (user: string): OfflineEntry | null => read(`${START}${user}`);

/** Keeps it; resolves when a killed browser would still know it (BTH-39). */
export const keepOfflineEntry = (entry: OfflineEntry): Promise<void> =>
  keepDurably(`${START}${entry.user}`, JSON.stringify(entry));

/** Forgets a taster on this device, with the key. */
export const dropOfflineEntry = (user: string): Promise<void> => dropDurably(`${START}${user}`);

/** What a taster is judged by. */
export const factsOf = (entry: OfflineEntry): OfflineFacts => ({
  ...entry,
  hasKey: entry.lock !== null,
});

/** BTH-32: whether the key of this account waits here for its password: what it opens stays with it. */
export const hasOfflineKey = (user: string): boolean => {
  const lock = offlineEntry(user)?.lock ?? null;
  return lock !== null;
};

/** BTH-32: a key whose days are over goes, and so does that of ten wrong passwords; that the taster was here is still told. */
export async function dropOldKeys(now: number): Promise<void> {
  for (const entry of offlineEntries()) {
    const seenAt = Math.max(now, entry.seenAt);
    const { kind } = offlinePermission(factsOf(entry), now);
    const isOver = kind === 'over' || kind === 'gone';
    await keepOfflineEntry({ ...entry, seenAt, ...(isOver ? { lock: null, trays: [] } : {}) });
  }
}

function read(key: string): OfflineEntry | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return entrySchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
