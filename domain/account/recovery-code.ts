/** Letters and digits that nobody confuses (Crockford’s base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** How many recovery codes an account gets. */
export const RECOVERY_CODES = 10;

/**
 * The length of a recovery code in random bytes: 120 bits, so that a plain digest is enough to
 * store it (ASVS 6.5.2).
 */
export const RECOVERY_BYTES = 15;

/**
 * Formats a recovery code as it is shown: 24 letters and digits in groups of four, from 15 random
 * bytes (ACC-61).
 */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return (letters.join('').match(/.{1,4}/g) ?? []).join('-');
}

/**
 * Normalises a typed recovery code: ignores capitals, spaces and hyphens, reads `o` as 0, and `i`
 * and `l` as 1.
 */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
