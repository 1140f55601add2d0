import { isIP } from 'node:net';

/** The settings about the server's own addresses. */
export type OriginParts = {
  readonly publicUrl: string | null;
  readonly trustedOrigins: readonly string[];
};

/** Whether a page of this origin may change data, given the `Host` of the request. */
export type OriginRule = (
  origin: string | null | undefined,
  host: string | null | undefined,
) => boolean;

/**
 * Creates the rule of trusted origins, for CSRF protection (HTT-4, HTT-8): the product's own
 * origin, and those in the settings. With a public address, that is the only own origin.
 *
 * Without a public address, it is the host that the browser called, if that is a loopback name or
 * an IP address. Any other name may point to this server today and to somebody else's tomorrow. A
 * request without an origin is not a page's.
 */
export function createOriginRule({ publicUrl, trustedOrigins }: OriginParts): OriginRule {
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  const trusted = new Set(trustedOrigins.map((origin) => new URL(origin).origin));
  return (origin, host) => {
    if (!origin || !URL.canParse(origin)) return false;
    const { origin: asked, host: askedHost } = new URL(origin);
    if (trusted.has(asked)) return true;
    return own === null ? isOwnName(new URL(origin)) && askedHost === host : asked === own;
  };
}

/** Whether a name is a loopback name, or an IP address, which DNS cannot redirect. */
const isOwnName = ({ hostname }: URL): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
