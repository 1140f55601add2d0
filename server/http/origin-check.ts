import type { MiddlewareHandler } from 'hono';
import type { OriginRule } from './origin-rule.ts';
import { problemResponse } from './problem.ts';

const HARMLESS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * HTT-4: what changes something must come from the product's own pages. Browsers always name the origin of such a
 * request; one without is no browser's, unless the browser says that it crosses sites.
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
