import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isFullDisk } from '../database/is-full-disk.ts';
import { describeProblem, type Log } from '../log/log.ts';
import { originCheck } from './origin-check.ts';
import type { OriginRule } from './origin-rule.ts';
import { problemResponse } from './problem.ts';
import { requestLimit } from './request-limit.ts';
import { type RequestLogParts, requestLog } from './request-log.ts';
import type { RouteEnvironment, Routes } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { serveStatic } from './serve-static.ts';
import type { StaticFiles } from './static-files.ts';

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
