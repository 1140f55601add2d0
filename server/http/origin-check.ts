import type { MiddlewareHandler } from 'hono';
import type { OriginRule } from './origin-rule.ts';
import { problemResponse } from './problem-response.ts';

const HARMLESS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: a request that changes something must come from the product's own pages (HTT-4).
 * Browsers always send the `Origin` of such a request. One without it comes from no browser, and
 * passes, unless `Sec-Fetch-Site` names another value than `same-origin`.
 */
export function originCheck(isTrusted: OriginRule): MiddlewareHandler {
  return async (context, next) => {
    if (HARMLESS.includes(context.req.method)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const own = origin === undefined ? site === undefined || site === 'same-origin' : false;
    if (own || isTrusted(origin, context.req.header('host'))) return next();
    return problemResponse({ code: 'origin-refused', data: {} });
  };
}
