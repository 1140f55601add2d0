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

/** AUD-6: the key that heads of audit trails are signed with (Ed25519). It is never in the database. */
export type TrailKey = {
  /** What the public half is called, on paper too: the first 32 hexadecimal digits of the SHA-256 of its DER. */
  readonly id: string;
  /** The public half, SubjectPublicKeyInfo in PEM. */
  readonly publicKey: string;
  /** The signature of a text in UTF-8, base64. */
  readonly sign: (text: string) => string;
  readonly verifies: (text: string, signature: string) => boolean;
  /** BAK-45: seals a text for whoever has the same private half; the same text and purpose are sealed the same. */
  readonly seal: (text: string, purpose: string) => Uint8Array;
  /** BAK-45: opens what was sealed; null where it is not as it was sealed, or was sealed by another key. */
  readonly open: (sealed: Uint8Array, purpose: string) => string | null;
};

/** The trail key of a private half; throws where that is of another kind. */
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
 * A key of its own for each purpose comes from the private half (HKDF). What is sealed is one text a backup, so that an empty nonce
 * tells no more than whether two are the same.
 */
function sealing(privateKey: KeyObject, purpose: string) {
  const half = privateKey.export({ type: 'pkcs8', format: 'der' });
  const key = new Uint8Array(hkdfSync('sha256', half, '', `verdial ${purpose}`, 32));
  return gcmsiv(key, new Uint8Array(12), Buffer.from(purpose));
}

/** A new private half. */
export const newPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** What a public half is called. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);
