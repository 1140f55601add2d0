import { type Me, meSchema } from '../../../domain/account/me.ts';

const KEY = 'me';

/**
 * Keeps which taster is signed in on this device, with the key of what it keeps, so that a reload without a network finds
 * the way back. SYN-10: nobody of the desk, whose key is never written on a device.
 */
export function keepMe(me: Me): void {
  if (me.role === 'catadores') localStorage.setItem(KEY, JSON.stringify(me));
  else forgetMe();
}

/** Forgets it, at sign-out and when the server says that the session has ended. */
export const forgetMe = (): void => localStorage.removeItem(KEY);

/** Which taster was last signed in on this device, or null. The server still decides everything. */
export function keptMe(): Me | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return meSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
