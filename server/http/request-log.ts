import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log/log.ts';

/** LOG-1: one line a request: method, route (not the address, which may name people), status and time. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const level = status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug';
    const milliseconds = Math.round(performance.now() - start);
    log(level, 'request', {
      method: context.req.method,
      // Middleware and what catches the rest match everything: the route is the first that says more.
      route: matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*',
      status,
      milliseconds,
    });
  };
}
