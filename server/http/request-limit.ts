import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './problem.ts';
import { type RouteEnvironment, visitorOf } from './route.ts';

/**
 * The delay of a refusal, in ms: a client that retries at once would keep the server busy with
 * refusals.
 */
const HELD_MS = 250;

/**
 * The rate limit of API requests (LIM-5, LIM-21). It refuses before the database is asked, with
 * status 429 and the time to wait.
 */
export function requestLimit(
  environment: Omit<RouteEnvironment, 'standingOf'>,
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
