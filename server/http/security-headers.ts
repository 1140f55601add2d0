import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The two style rules that the component library adds to a page, character by character. */
export const LIBRARY_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const SELF = "'self'";
const NONE = "'none'";

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy: only the product's own files run and load, and no page may frame the
 * product (HTT-5). Pictures may also be `data:` and `blob:` addresses. `'wasm-unsafe-eval'` is for
 * the module of the settings history. Styles are files, except the rules of the component library,
 * each allowed by its digest.
 */
const contentSecurityPolicy = (secure: boolean) => ({
  defaultSrc: [SELF],
  scriptSrc: [SELF, "'wasm-unsafe-eval'"],
  workerSrc: [SELF],
  // By the standard, this includes the same origin by ws: and wss:.
  connectSrc: [SELF],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF],
  styleSrc: [SELF, ...LIBRARY_STYLES.map(digest)],
  objectSrc: [NONE],
  baseUri: [NONE],
  formAction: [SELF],
  frameAncestors: [NONE],
  ...(secure ? { upgradeInsecureRequests: [] } : {}),
});

/**
 * Adds the security headers to every response; a stricter policy of a response stays. HSTS is set
 * only where the installation uses https.
 */
export const securityHeaders = (secure: boolean): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: contentSecurityPolicy(secure),
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: secure ? 'max-age=31536000; includeSubDomains' : false,
    // Headers that only obsolete browsers read.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
