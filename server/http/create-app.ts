import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isFullDisk } from '../database/is-full-disk.ts';
import { describeProblem, type Log } from '../log/log.ts';
import type { AnsweredRequest } from '../metrics/create-metrics.ts';
import type { OriginRule } from './origin-rule.ts';
import { problemResponse } from './problem-response.ts';
import { type RouteEnvironment, type Routes, visitorOf } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStatic } from './serve-static.ts';
import type { StaticFiles } from './static-files.ts';

/**
 * The delay of a refusal, in ms: a client that retries at once would keep the server busy with
 * refusals.
 */
const HELD_MS = 250;

/**
 * The rate limit of API requests (LIM-5, LIM-21). It refuses before the database is asked, with
 * status 429 and the time to wait.
 */
function requestLimit(
  environment: Omit<RouteEnvironment, 'signedInOf'>,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    // The built page is in memory, and needs no database.
    if (!context.req.path.startsWith('/api/')) return next();
    const seconds = environment.traffic.request(visitorOf(environment, context));
    if (seconds === 0) return next();
    await pause(HELD_MS);
    return problemResponse({ code: 'too-many-requests', data: { seconds } });
  };
}

/** The parts of the HTTP application. */
export type AppParts = RouteEnvironment & {
  readonly routes: Routes;
  readonly files: StaticFiles;
  readonly isTrustedOrigin: OriginRule;
  readonly secure: boolean;
  readonly log: Log;
  readonly requests: Omit<RequestLogParts, 'log'>;
};

/**
 * Creates the HTTP application: every route of the table, and static files for other paths. Its
 * middleware adds the request log, security headers, the CSRF check and rate limits.
 */
export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(requestLog({ ...parts.requests, log: parts.log }));
  app.use(securityHeaders(parts.secure));
  app.use(originCheck(parts.isTrustedOrigin));
  app.use(requestLimit(parts));
  for (const { name, handler } of Object.values(parts.routes)) {
    const [method = '', path = ''] = name.split(' ');
    app.on(method, path, handler(parts));
  }
  app.all('/api/*', () => problemResponse({ code: 'not-found', data: {} }));
  app.get('*', serveStatic(parts.files));
  app.all('*', () => problemResponse({ code: 'not-found', data: {} }));
  app.onError((problem) => {
    const reference = crypto.randomUUID();
    parts.log('error', 'request-failed', { reference, problem: describeProblem(problem) });
    if (isFullDisk(problem))
      return problemResponse({ code: 'unavailable', data: { reason: 'disk-full' } });
    return problemResponse({ code: 'failed', data: { reference } });
  });
  return app;
}

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

/** Where answered requests are logged and counted. */
type RequestLogParts = {
  readonly log: Log;
  /** OPS-8: the log level of successful requests. */
  readonly successAt: 'debug' | 'info';
  /** Counts each answered request for the metrics. */
  readonly noteRequest?: ((request: AnsweredRequest) => void) | undefined;
};

/**
 * Logs each request in one line: method, route, status and time in ms (LOG-1, LOG-4). The route is
 * a pattern, since an address may name people.
 */
export function requestLog({ log, successAt, noteRequest }: RequestLogParts): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const level = status >= 500 ? 'error' : status >= 400 ? 'info' : successAt;
    const milliseconds = performance.now() - start;
    const { method } = context.req;
    // Middleware and the final handler match every path: the route is the first match that is more
    // specific.
    const route = matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*';
    log(level, 'request', { method, route, status, milliseconds: Math.round(milliseconds) });
    noteRequest?.({ method, route, status, milliseconds });
  };
}
