import { type Me, meSchema } from '../../../domain/account/me.ts';
import { dropDurably, keepDurably } from '../durable/durable-storage.ts';

/** The local storage key of the taster who is signed in. */
export const ME_KEY = 'me';

/**
 * Stores on this device which taster is signed in, with the key of the encrypted local data. So a
 * reload works offline; the promise resolves when the entry would survive a browser crash (BTH-39).
 * Accounts of the desk are not stored: their key is never written on a device (SYN-10).
 */
export const keepMe = (me: Me): Promise<void> =>
  me.role === 'catadores' ? keepDurably(ME_KEY, JSON.stringify(me)) : forgetMe();

/** Removes the stored account, at sign-out and when the server says that the session has ended. */
export const forgetMe = (): Promise<void> => dropDurably(ME_KEY);

/**
 * The taster who was last signed in on this device, or null. The server still checks every request.
 */
export function keptMe(): Me | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ME_KEY) ?? 'null');
    return meSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
