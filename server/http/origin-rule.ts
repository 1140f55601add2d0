import { isIP } from 'node:net';

/** What the server knows of its own addresses. */
export type OriginParts = {
  readonly publicUrl: string | null;
  readonly trustedOrigins: readonly string[];
};

/** Tells whether a page of this origin may change things, given the `Host` it called. */
export type OriginRule = (
  origin: string | null | undefined,
  host: string | null | undefined,
) => boolean;

/**
 * HTT-4: the product's own pages may, and those of the origins in the settings. With a public address that is the only
 * own origin; without one it is what the browser called, if that is a name of this machine itself or an address in figures: any
 * other name may lead here today and be somebody else's tomorrow. A request without an origin is no page's.
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

/** A name that leads to this machine alone, or an address in figures, which no name server can lead elsewhere. */
const isOwnName = ({ hostname }: URL): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
