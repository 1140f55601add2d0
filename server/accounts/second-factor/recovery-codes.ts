import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  plainRecoveryCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from '../../../domain/account/recovery-code.ts';

const kept = z.array(z.string());

/** Generates new recovery codes, in the form that is shown once (ACC-61). */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));

/**
 * Hashes a recovery code for storage: an HMAC under the installation's secret, the same for every
 * way to type the code (ACC-103).
 */
export const digestOfCode = (secret: string, user: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery ${user} ${plainRecoveryCode(code)}`)
    .digest('base64url');

/** Returns the recovery codes as the account library stores them: a JSON array of digests. */
export const digestsOfCodes = (secret: string, user: string, codes: readonly string[]): string =>
  JSON.stringify(codes.map((code) => digestOfCode(secret, user, code)));

/** Counts the recovery codes that are left. */
export function codesLeft(digests: string | null): number {
  return digests === null ? 0 : kept.parse(JSON.parse(digests)).length;
}
