import { scryptAsync } from '@noble/hashes/scrypt.js';
import { createCipher } from '../cipher.ts';

/** What is locked by a password: the salt of its key, and what was locked, both in base64. */
export type PasswordLock = { readonly salt: string; readonly sealed: string };

/** BTH-31: 64 MiB and about a second of a tablet for each guess (what OWASP asks of scrypt). */
const COSTS = { N: 2 ** 16, r: 8, p: 2, dkLen: 32 } as const;
const SALT = 16;
const ABOUT = 'offline';

/** Locks a text by a password, under a salt of its own. */
export async function lockBy(password: string, text: string): Promise<PasswordLock> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const cipher = await cipherOf(password, salt);
  return {
    salt: toBase64(salt),
    sealed: toBase64(cipher.seal(new TextEncoder().encode(text), ABOUT)),
  };
}

/** What was locked; null by another password, or where somebody altered it. */
export async function openBy(password: string, lock: PasswordLock): Promise<string | null> {
  const [salt, sealed] = [fromBase64(lock.salt), fromBase64(lock.sealed)];
  if (salt === null || sealed === null) return null;
  const plain = (await cipherOf(password, salt)).open(sealed, ABOUT);
  return plain === null ? null : new TextDecoder().decode(plain);
}

async function cipherOf(password: string, salt: Uint8Array) {
  const cipher = createCipher(toBase64(await scryptAsync(password.normalize('NFKC'), salt, COSTS)));
  if (cipher === null) throw new Error('a key of another length');
  return cipher;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
