import { randomBytes } from 'node:crypto';

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Generates a TOTP secret: 144 random bits as text, since the account library stores text. */
export const totpSecret = (): string => randomBytes(18).toString('base64url');

/**
 * Returns a TOTP secret for an authenticator app (ACC-102). `secret` is in base 32 for typing (RFC
 * 4648). `uri` is the `otpauth://` address of the QR code: six digits, a period of 30 s.
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
