import type { Cipher } from './cipher.ts';
import { createPauses } from './pauses.ts';

/**
 * The cipher of the facts cache: as `Cipher`, for many megabytes, off the main thread if possible.
 */
export type FactsCipher = {
  seal(plain: Uint8Array<ArrayBuffer>, about: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Decrypts many values, in their order; null for each that `Cipher.open` would not open. */
  openAll(sealed: readonly Sealed[]): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]>;
  nameOf(name: string): string;
};

/** An encrypted value and what it is about; `bytes` is null if there is none. */
export type Sealed = { readonly bytes: Uint8Array<ArrayBuffer> | null; readonly about: string };

const NONCE = 12;

/**
 * Builds the cipher of facts: the browser's own AES-GCM, with a key derived from the account's
 * (SYN-10). The browser has it over https and on localhost. Over plain http from another machine
 * the cipher in script does the same, with pauses.
 */
export function createFactsCipher(
  cipher: Cipher,
  key: string,
  subtle: SubtleCrypto | null = isSecureContext ? crypto.subtle : null,
): FactsCipher {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? cipher.nameOf(name);
    names.set(name, known);
    return known;
  };
  return { ...(subtle === null ? inScript(cipher) : byBrowser(subtle, key)), nameOf };
}

const inScript = (cipher: Cipher): Omit<FactsCipher, 'nameOf'> => ({
  seal: async (plain, about) => cipher.seal(plain, about),
  async openAll(sealed) {
    const pause = createPauses();
    const opened: (Uint8Array<ArrayBuffer> | null)[] = [];
    for (const { bytes, about } of sealed) {
      const plain = bytes === null ? null : cipher.open(bytes, about);
      opened.push(plain === null ? null : new Uint8Array(plain));
      await pause();
    }
    return opened;
  },
});

function byBrowser(subtle: SubtleCrypto, key: string): Omit<FactsCipher, 'nameOf'> {
  const text = new TextEncoder();
  let derived: Promise<CryptoKey> | null = null;
  const ownKey = (): Promise<CryptoKey> => {
    derived ??= derive(subtle, key);
    return derived;
  };
  const by = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: text.encode(about),
  });
  async function open({ bytes, about }: Sealed): Promise<Uint8Array<ArrayBuffer> | null> {
    if (bytes === null || bytes.length < NONCE) return null;
    const own = await ownKey();
    return subtle.decrypt(by(bytes.slice(0, NONCE), about), own, bytes.slice(NONCE)).then(
      (plain) => new Uint8Array(plain),
      () => null,
    );
  }
  return {
    async seal(plain, about) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const sealed = await subtle.encrypt(by(nonce, about), await ownKey(), plain);
      const both = new Uint8Array(NONCE + sealed.byteLength);
      both.set(nonce);
      both.set(new Uint8Array(sealed), NONCE);
      return both;
    },
    openAll: (sealed) => Promise.all(sealed.map(open)),
  };
}

/** Derives a key for facts alone, with HKDF: the account's own key is used by another cipher. */
async function derive(subtle: SubtleCrypto, key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
  const material = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const use = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0) };
  return subtle.deriveKey(
    { ...use, info: new TextEncoder().encode('facts') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
