import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** AUD-6: the key that heads of audit trails are signed with (Ed25519). It is never in the database. */
export type TrailKey = {
  /** What the public half is called, on paper too: the first 32 hexadecimal digits of the SHA-256 of its DER. */
  readonly id: string;
  /** The public half, SubjectPublicKeyInfo in PEM. */
  readonly publicKey: string;
  /** The signature of a text in UTF-8, base64. */
  readonly sign: (text: string) => string;
  readonly verifies: (text: string, signature: string) => boolean;
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
  };
}

/** A new private half. */
export const newPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** What a public half is called. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);
