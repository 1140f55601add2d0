import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The two style rules that the component library adds to a page by itself, word for word. */
export const LIBRARY_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const SELF = "'self'";
const NONE = "'none'";

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * HTT-5: nothing but the product's own files runs, loads or frames. `'wasm-unsafe-eval'` is for the settings' book's
 * module; styles are files, save the rules of the component library, each allowed by its digest.
 */
const contentSecurityPolicy = (secure: boolean) => ({
  defaultSrc: [SELF],
  scriptSrc: [SELF, "'wasm-unsafe-eval'"],
  workerSrc: [SELF],
  // The same origin by ws: and wss: is included, by the words of the standard.
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

/** Adds the security headers to every answer; a stricter policy of its own stays. HSTS only where people come by https. */
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
    // What only browsers of the past read.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
