import { createHmac, randomBytes } from 'node:crypto';
import { cookiePrefix } from '../../domain/account/cookie-prefix.ts';
import { isSameSeal } from './is-same-seal.ts';
import { nameKey } from './sign-in-limits.ts';

const HALF_A_YEAR_S = 182 * 86_400;

/** Tells devices on which a user name signed in before from others. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * ACC-88: a device on which somebody signed in keeps a cookie that the server can tell for its own, for that user name
 * alone. It lets nobody in: guesses from it are counted apart, so that nobody else's guesses keep its owner out.
 */
export function createKnownDevices({
  secret,
  secure,
}: {
  readonly secret: string;
  readonly secure: boolean;
}) {
  const cookie = `${cookiePrefix(secure)}.device`;
  const sealOf = (device: string, username: string): string =>
    createHmac('sha256', secret)
      .update(`device ${device} ${nameKey(username)}`)
      .digest('base64url');

  return {
    /** What this device is called if the user name signed in on it before, else null. */
    known(headers: Headers, username: string): string | null {
      for (const part of (headers.get('cookie') ?? '').split(';')) {
        const [name, value = ''] = part.trim().split('=');
        const [device = '', seal = ''] = value.split('.');
        if (name === cookie && isSameSeal(seal, sealOf(device, username))) return device;
      }
      return null;
    },
    /** The cookie of a device on which a user name has just signed in. */
    cookieFor(username: string): string {
      const device = randomBytes(12).toString('base64url');
      const value = `${device}.${sealOf(device, username)}`;
      const rest = `Path=/; Max-Age=${HALF_A_YEAR_S}; HttpOnly; SameSite=Strict`;
      return `${cookie}=${value}; ${rest}${secure ? '; Secure' : ''}`;
    },
  };
}
