import { gcmsiv } from '@noble/ciphers/aes.js';

/** Writes what a device keeps so that only who has the account's key reads it. */
export type Cipher = {
  /** What nobody reads without the key, and nobody can put in the place of something `about` another thing. */
  seal(plain: Uint8Array, about: string): Uint8Array<ArrayBuffer>;
  /** What was sealed; null when it was sealed with another key, about another thing, or altered. */
  open(sealed: Uint8Array, about: string): Uint8Array | null;
  /** A name by which something is found again, and which tells nothing without the key. */
  nameOf(name: string): string;
  /** What such a name stands for; null when it is none of this key. */
  nameFrom(token: string): string | null;
};

const NONCE = 12;
const KEY = 32;

/**
 * SYN-10: AES-GCM-SIV by a key of 256 bits, which keeps its promise also where a nonce comes twice. In the page itself, since the browser's
 * own is not there over plain http from another machine. Null for what is no key.
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
