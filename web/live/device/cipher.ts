import { gcmsiv } from '@noble/ciphers/aes.js';

/** The cipher by which a device encrypts what it stores, with the key of one account. */
export type Cipher = {
  /**
   * Encrypts bytes. `about` is authenticated with them: a value cannot be moved under another name.
   */
  seal(plain: Uint8Array, about: string): Uint8Array<ArrayBuffer>;
  /** Decrypts bytes; null when the key or `about` differs, or when the bytes were altered. */
  open(sealed: Uint8Array, about: string): Uint8Array | null;
  /** Encrypts a name deterministically: the same name gives the same token, a key for lookups. */
  nameOf(name: string): string;
  /** Decrypts a token of `nameOf`; null when it was made with another key. */
  nameFrom(token: string): string | null;
};

const NONCE = 12;
const KEY = 32;

/**
 * Builds a cipher from a 256-bit key in base64; null for any other key (SYN-10). It is AES-GCM-SIV,
 * which stays safe when a nonce repeats. It runs in script: over plain http from another machine a
 * browser has no `crypto.subtle`.
 */
export function createCipher(key: string): Cipher | null {
  const bytes = fromBase64(key);
  if (bytes?.length !== KEY) return null;
  const by = (nonce: Uint8Array, about: string) =>
    gcmsiv(bytes, nonce, new TextEncoder().encode(about));
  return {
    seal(plain, about) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      return joined(nonce, by(nonce, about).encrypt(plain));
    },
    open(sealed, about) {
      try {
        return by(sealed.slice(0, NONCE), about).decrypt(sealed.slice(NONCE));
      } catch {
        return null;
      }
    },
    nameOf: (name) =>
      toHex(by(new Uint8Array(NONCE), 'a name').encrypt(new TextEncoder().encode(name))),
    nameFrom(token) {
      try {
        const plain = by(new Uint8Array(NONCE), 'a name').decrypt(fromHex(token));
        return new TextDecoder().decode(plain);
      } catch {
        return null;
      }
    },
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
