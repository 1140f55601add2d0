import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The two style rules that the component library adds to a page by itself, word for word. */
export const LIBRARY_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * HTT-5: nothing but the product's own files runs, loads or frames. `'wasm-unsafe-eval'` is for the settings' book's
 * module; styles are files, save the rules of the component library, each allowed by its digest.
 */
export function contentSecurityPolicy(secure: boolean): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    // The same origin by ws: and wss: is included, by the words of the standard.
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `style-src 'self' ${LIBRARY_STYLES.map(digest).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Adds the security headers to every answer; a stricter policy of its own stays. HSTS only where people come by https. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const policy = contentSecurityPolicy(secure);
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
