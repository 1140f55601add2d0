import { isIP } from 'node:net';

/** Where passkeys are good: the host they belong to, and the origins they are used from. */
export type PasskeySite = { readonly host: string; readonly origins: readonly string[] };

/**
 * ACC-64: a passkey belongs to the host of the public address, by https; without a public address to localhost. Null where
 * browsers allow none: by plain http to another machine, or to an address of numbers.
 */
export function passkeySite(settings: {
  readonly publicUrl: string | null;
  readonly trustedOrigins: readonly string[];
  readonly port: number;
}): PasskeySite | null {
  const url = new URL(settings.publicUrl ?? `http://localhost:${settings.port}`);
  const host = url.hostname;
  const isSafe = url.protocol === 'https:' || host === 'localhost';
  if (!isSafe || isIP(host.replace(/[[\]]/g, '')) !== 0) return null;
  const others = settings.trustedOrigins.filter((origin) => new URL(origin).hostname === host);
  return { host, origins: [url.origin, ...others] };
}
