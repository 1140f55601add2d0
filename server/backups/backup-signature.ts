import { createPublicKey, verify } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';
import { keyIdOf, type TrailKey } from '../keys/trail-key.ts';

/**
 * Signs the digest of a backup and returns the signature text for the comment of the zip file
 * (BAK-53).
 */
export type SignDigest = (digest: string) => string | Promise<string>;

const KEY_WORD = ' key ';
const SIGNATURE_WORD = ' signature ';
/** The lengths in base64: an Ed25519 public key has 44 bytes in DER, a signature 64. */
const KEY_LENGTH = 60;
const SIGNATURE_LENGTH = 88;

/** The length of the signature text, in bytes. */
export const SIGNATURE_BYTES =
  KEY_WORD.length + KEY_LENGTH + SIGNATURE_WORD.length + SIGNATURE_LENGTH;

const FORM = new RegExp(
  `^${KEY_WORD}([A-Za-z0-9+/=]{${KEY_LENGTH}})${SIGNATURE_WORD}([A-Za-z0-9+/=]{${SIGNATURE_LENGTH}})$`,
);

/**
 * Builds the signed text. It names its purpose, so that the signature is never valid as that of an
 * audit trail's head.
 */
const statementOf = (sha256: string, key: string): string =>
  canonical({ statement: 'verdial-backup-file-1', sha256, key });

/** Creates a signer of backups with the key that signs the audit trail (BAK-53). */
export const signerOf =
  ({ id, publicKey, sign }: Pick<TrailKey, 'id' | 'publicKey' | 'sign'>): SignDigest =>
  (digest) => {
    const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
    return `${KEY_WORD}${der.toString('base64')}${SIGNATURE_WORD}${sign(statementOf(digest, id))}`;
  };

/**
 * Verifies the signature text of a digest and returns the id of the key that signed it; null when
 * the signature is invalid (BAK-53).
 */
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

/** The origin of an intact backup: signed by a known key, by another key, or unsigned (BAK-53). */
export type Vouched = 'signed' | 'another-key' | 'unsigned';

/** Compares the key that signed a backup with the known keys (BAK-53). */
export const vouchedFor = (signedBy: string | null, known: readonly string[]): Vouched => {
  if (signedBy === null) return 'unsigned';
  return known.includes(signedBy) ? 'signed' : 'another-key';
};
