import { type Me, meSchema } from '../../../domain/account/me.ts';

const KEY = 'me';

/** Keeps who is signed in on this device, so that a reload without a network finds the way back. */
export const keepMe = (me: Me): void => localStorage.setItem(KEY, JSON.stringify(me));

/** Forgets it, at sign-out. */
export const forgetMe = (): void => localStorage.removeItem(KEY);

/** Who was last signed in on this device, or null. The server still decides everything. */
export function keptMe(): Me | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return meSchema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
