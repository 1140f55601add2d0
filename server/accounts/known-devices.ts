import { createHmac, randomBytes } from 'node:crypto';
import { cookiePrefix } from '../../domain/account/cookie-prefix.ts';
import { isSameSeal } from './is-same-seal.ts';
import { nameKey } from './sign-in-limits.ts';

const HALF_A_YEAR_S = 182 * 86_400;

/** Recognises, by a device cookie, a device on which a user name signed in before. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Creates the signed device cookies for rate limits of sign-ins (ACC-88). The cookie is an HMAC
 * over a random device id and one user name. It does not authenticate anybody. Attempts from a
 * known device have a rate limit of their own, so that a stranger's guesses cannot lock out the
 * owner.
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
    /**
     * Returns the device id of the request's cookie if the user name signed in on it before, else
     * null.
     */
    known(headers: Headers, username: string): string | null {
      for (const part of (headers.get('cookie') ?? '').split(';')) {
        const [name, value = ''] = part.trim().split('=');
        const [device = '', seal = ''] = value.split('.');
        if (name === cookie && isSameSeal(seal, sealOf(device, username))) return device;
      }
      return null;
    },
    /** Returns the `Set-Cookie` value for a device on which a user name has just signed in. */
    cookieFor(username: string): string {
      const device = randomBytes(12).toString('base64url');
      const value = `${device}.${sealOf(device, username)}`;
      const rest = `Path=/; Max-Age=${HALF_A_YEAR_S}; HttpOnly; SameSite=Strict`;
      return `${cookie}=${value}; ${rest}${secure ? '; Secure' : ''}`;
    },
  };
}
