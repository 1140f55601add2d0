import { type Me, meSchema } from '../../../domain/account/me.ts';
import { dropDurably, keepDurably } from '../durable/durable-storage.ts';

/** The entry that says so. */
export const ME_KEY = 'me';

/**
 * Keeps which taster is signed in on this device, with the key of what it keeps, so that a reload without a network finds
 * the way back; resolves when a killed browser would still know it (BTH-39). SYN-10: nobody of the desk, whose key is never written
 * on a device.
 */
export const keepMe = (me: Me): Promise<void> =>
  me.role === 'catadores' ? keepDurably(ME_KEY, JSON.stringify(me)) : forgetMe();

/** Forgets it, at sign-out and when the server says that the session has ended. */
export const forgetMe = (): Promise<void> => dropDurably(ME_KEY);

/** Which taster was last signed in on this device, or null. The server still decides everything. */
export function keptMe(): Me | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ME_KEY) ?? 'null');
    return meSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
