import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { LIBRARY_STYLES, securityHeaders } from './security-headers.ts';

const styles = LIBRARY_STYLES.map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
).join(' ');

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; " +
  "connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  `style-src 'self' ${styles}; object-src 'none'; base-uri 'none'; form-action 'self'; ` +
  "frame-ancestors 'none'";

const headersOf = async (secure: boolean, own: Readonly<Record<string, string>> = {}) => {
  const app = new Hono();
  app.use(securityHeaders(secure));
  app.get('/', () => new Response(null, { headers: own }));
  return Object.fromEntries((await app.request('/')).headers);
};

describe('HTT-5 HTT-9 nothing but the product’s own files runs, loads or frames', () => {
  test('the policy, word for word', async () => {
    expect((await headersOf(false))['content-security-policy']).toBe(POLICY);
    expect(LIBRARY_STYLES).toHaveLength(2);
  });

  test('every answer carries the headers; a stricter policy of its own stays', async () => {
    expect(await headersOf(false)).toEqual({
      'content-security-policy': POLICY,
      ...HEADERS,
    });
    const strict = { 'content-security-policy': "default-src 'none'; sandbox" };
    expect(await headersOf(false, strict)).toEqual({ ...strict, ...HEADERS });
  });

  test('by https a browser is held to it, for a year', async () => {
    expect(await headersOf(true)).toEqual({
      'content-security-policy': `${POLICY}; upgrade-insecure-requests`,
      ...HEADERS,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
