import { isIP } from 'node:net';

/**
 * The relying party of passkeys (WebAuthn): the host that they are bound to, and the allowed
 * origins.
 */
export type PasskeySite = { readonly host: string; readonly origins: readonly string[] };

/**
 * Derives the relying party of passkeys from the settings (ACC-64). A passkey is bound to the host
 * of the public https address, or to localhost without a public address. Null where browsers allow
 * no passkeys: plain http on another machine, or an IP address.
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
