/** Letters and digits that nobody takes for another (Crockford’s 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** How many recovery codes an account is given. */
export const RECOVERY_CODES = 10;

/** How many random bytes a recovery code is made of: 120 bits, so that a plain digest keeps it (ASVS 6.5.2). */
export const RECOVERY_BYTES = 15;

/** ACC-61: a recovery code as it is shown: 24 letters and digits in groups of four, from 15 random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]);
  return (letters.join('').match(/.{1,4}/g) ?? []).join('-');
}

/** The letters of a recovery code, however it was typed: capitals, spaces and hyphens do not count, `o` is 0, `i` and `l` are 1. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
