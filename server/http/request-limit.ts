import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './problem.ts';
import { type RouteEnvironment, visitorOf } from './route.ts';

/** How long a refusal is held back: whoever asks again at once would keep the server busy with refusals. */
const HELD_MS = 250;

/** LIM-5: answers what comes too often before anything is asked of the database: 429, and when to come again. */
export function requestLimit(
  environment: Omit<RouteEnvironment, 'standingOf'>,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    // The built page is in memory, and asks nothing of the database.
    if (!context.req.path.startsWith('/api/')) return next();
    const seconds = environment.traffic.request(visitorOf(environment, context));
    if (seconds === 0) return next();
    await pause(HELD_MS);
    return problemResponse({ code: 'too-many-requests', data: { seconds } });
  };
}
