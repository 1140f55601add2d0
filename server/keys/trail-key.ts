import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { gcmsiv } from '@noble/ciphers/aes.js';

/**
 * The key by which the heads of audit trails are signed (Ed25519). It is never in the database
 * (AUD-6).
 */
export type TrailKey = {
  /**
   * The key id, also printed on paper: the first 32 hexadecimal digits of the SHA-256 of its DER.
   */
  readonly id: string;
  /** The public key, SubjectPublicKeyInfo in PEM. */
  readonly publicKey: string;
  /** Signs a text in UTF-8; returns the signature in base64. */
  readonly sign: (text: string) => string;
  readonly verifies: (text: string, signature: string) => boolean;
  /**
   * Encrypts a text for anyone with the same private key. The result is deterministic for a text
   * and purpose (BAK-45).
   */
  readonly seal: (text: string, purpose: string) => Uint8Array;
  /**
   * Decrypts what `seal` encrypted. Returns null if it was changed, or encrypted by another key
   * (BAK-45).
   */
  readonly open: (sealed: Uint8Array, purpose: string) => string | null;
};

/** Builds the trail key from a private key; throws if that is of another type. */
export function trailKeyOf(privateKey: KeyObject): TrailKey {
  if (privateKey.type !== 'private' || privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error('the key of the trail is not a private key of Ed25519');
  const publicHalf = createPublicKey(privateKey);
  return {
    id: keyIdOf(publicHalf),
    publicKey: publicHalf.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verifies: (text, signature) =>
      verify(null, Buffer.from(text), publicHalf, Buffer.from(signature, 'base64')),
    seal: (text, purpose) => sealing(privateKey, purpose).encrypt(Buffer.from(text)),
    open(sealed, purpose) {
      try {
        return Buffer.from(sealing(privateKey, purpose).decrypt(sealed)).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/**
 * Derives a key for each purpose from the private key (HKDF). Each backup encrypts a single text,
 * so the constant nonce reveals only whether two texts are equal.
 */
function sealing(privateKey: KeyObject, purpose: string) {
  const half = privateKey.export({ type: 'pkcs8', format: 'der' });
  const key = new Uint8Array(hkdfSync('sha256', half, '', `verdial ${purpose}`, 32));
  return gcmsiv(key, new Uint8Array(12), Buffer.from(purpose));
}

/** Generates a new private key. */
export const newPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** The key id of a public key. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);
