import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log/log.ts';
import type { AnsweredRequest } from '../metrics/create-metrics.ts';

/** Where answered requests are logged and counted. */
export type RequestLogParts = {
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
