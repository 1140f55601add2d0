import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  plainRecoveryCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from '../../../domain/account/recovery-code.ts';

const kept = z.array(z.string());

/** ACC-61: new recovery codes: as they are shown, once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));

/** ACC-103: what is kept of a recovery code, however it is typed: a digest under the secret of the installation. */
export const digestOfCode = (secret: string, user: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery ${user} ${plainRecoveryCode(code)}`)
    .digest('base64url');

/** What the account library keeps of the codes. */
export const digestsOfCodes = (secret: string, user: string, codes: readonly string[]): string =>
  JSON.stringify(codes.map((code) => digestOfCode(secret, user, code)));

/** How many codes are left of what is kept. */
export function codesLeft(digests: string | null): number {
  return digests === null ? 0 : kept.parse(JSON.parse(digests)).length;
}
