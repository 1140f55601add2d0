import { randomBytes } from 'node:crypto';

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of an app: 144 random bits as a text, since the account library keeps it as one. */
export const totpSecret = (): string => randomBytes(18).toString('base64url');

/**
 * ACC-102: what an app is told of a secret: as letters that can be typed (RFC 4648, base 32), and as the address its picture
 * holds: six digits, every thirty seconds.
 */
export function totpAddress(text: string, username: string): { secret: string; uri: string } {
  const secret = base32(Buffer.from(text));
  const label = `${encodeURIComponent('Verdial')}:${encodeURIComponent(username)}`;
  const query = new URLSearchParams({ secret, issuer: 'Verdial', digits: '6', period: '30' });
  return { secret, uri: `otpauth://totp/${label}?${query.toString()}` };
}

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}
