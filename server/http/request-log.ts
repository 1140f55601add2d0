import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log/log.ts';
import type { AnsweredRequest } from '../metrics/create-metrics.ts';

/** What becomes of requests that were answered. */
export type RequestLogParts = {
  readonly log: Log;
  /** OPS-8: how important a request is that went well. */
  readonly successAt: 'debug' | 'info';
  /** Told of each, for the metrics. */
  readonly noteRequest?: ((request: AnsweredRequest) => void) | undefined;
};

/** LOG-1: one line a request: method, route (not the address, which may name people), status and time. */
export function requestLog({ log, successAt, noteRequest }: RequestLogParts): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const level = status >= 500 ? 'error' : status >= 400 ? 'info' : successAt;
    const milliseconds = performance.now() - start;
    const { method } = context.req;
    // Middleware and what catches the rest match everything: the route is the first that says more.
    const route = matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*';
    log(level, 'request', { method, route, status, milliseconds: Math.round(milliseconds) });
    noteRequest?.({ method, route, status, milliseconds });
  };
}
