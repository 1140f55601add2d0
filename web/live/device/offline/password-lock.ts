import { scryptAsync } from '@noble/hashes/scrypt.js';
import { createCipher } from '../cipher.ts';

/** A text encrypted with a password: the salt of the derived key and the ciphertext, in base64. */
export type PasswordLock = { readonly salt: string; readonly sealed: string };

/**
 * Costs of scrypt: 64 MiB and about a second of a tablet for each guess, as OWASP asks (BTH-31).
 */
const COSTS = { N: 2 ** 16, r: 8, p: 2, dkLen: 32 } as const;
const SALT = 16;
const ABOUT = 'offline';

/** Encrypts a text with a password, under a random salt. */
export async function lockBy(password: string, text: string): Promise<PasswordLock> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const cipher = await cipherOf(password, salt);
  return {
    salt: toBase64(salt),
    sealed: toBase64(cipher.seal(new TextEncoder().encode(text), ABOUT)),
  };
}

/** Decrypts a text; null when the password is wrong or the text was altered. */
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
