import { createPublicKey, verify } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';
import { keyIdOf, type TrailKey } from '../keys/trail-key.ts';

/** BAK-53: signs the digest of a backup: answers what stands behind it in the comment of the file. */
export type SignDigest = (digest: string) => string | Promise<string>;

const KEY_WORD = ' key ';
const SIGNATURE_WORD = ' signature ';
/** A public half of Ed25519 has 44 bytes in DER, and a signature 64. */
const KEY_LENGTH = 60;
const SIGNATURE_LENGTH = 88;

/** How many bytes a signature takes. */
export const SIGNATURE_BYTES =
  KEY_WORD.length + KEY_LENGTH + SIGNATURE_WORD.length + SIGNATURE_LENGTH;

const FORM = new RegExp(
  `^${KEY_WORD}([A-Za-z0-9+/=]{${KEY_LENGTH}})${SIGNATURE_WORD}([A-Za-z0-9+/=]{${SIGNATURE_LENGTH}})$`,
);

/** What is signed: said in so many words, so that it can never be taken for the head of a trail. */
const statementOf = (sha256: string, key: string): string =>
  canonical({ statement: 'verdial-backup-file-1', sha256, key });

/** BAK-53: signs backups with the key of the trail. */
export const signerOf =
  ({ id, publicKey, sign }: Pick<TrailKey, 'id' | 'publicKey' | 'sign'>): SignDigest =>
  (digest) => {
    const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
    return `${KEY_WORD}${der.toString('base64')}${SIGNATURE_WORD}${sign(statementOf(digest, id))}`;
  };

/** BAK-53: the id of the key that signed a digest, by what stands behind it; null where the signature does not fit it. */
export function signerOfText(text: string, digest: string): string | null {
  const [, der, signature] = FORM.exec(text) ?? [];
  if (der === undefined || signature === undefined) return null;
  try {
    const key = createPublicKey({
      key: Buffer.from(der, 'base64'),
      format: 'der',
      type: 'spki',
    });
    if (key.asymmetricKeyType !== 'ed25519') return null;
    const id = keyIdOf(key);
    const statement = Buffer.from(statementOf(digest, id));
    return verify(null, statement, key, Buffer.from(signature, 'base64')) ? id : null;
  } catch {
    return null;
  }
}

/** BAK-53: who vouches for a backup that is as it was written: a key that is known here, another key, or nobody. */
export type Vouched = 'signed' | 'another-key' | 'unsigned';

/** BAK-53: who vouches for a backup, by the id of the key that signed it and the keys that are known here. */
export const vouchedFor = (signedBy: string | null, known: readonly string[]): Vouched => {
  if (signedBy === null) return 'unsigned';
  return known.includes(signedBy) ? 'signed' : 'another-key';
};
