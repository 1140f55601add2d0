import type { Answer } from '../../../domain/api/answers.ts';
import { accept } from '../../../domain/refusal.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** The answer of the health check. */
export type Health = Answer<'GET /health'>;

/** The answer of the readiness check: whether the server may be sent requests. */
export type Readiness = Answer<'GET /health/ready'>;

/** What the health routes need. */
export type HealthParts = {
  readonly health: () => Promise<Health>;
  readonly ready: () => Promise<Readiness>;
};

/**
 * OPS-4, OPS-15: monitoring reads the status alone. These routes skip the fair queue: they matter
 * most when it is full.
 */
const WATCHED = {
  ...NOTHING,
  isAtOnce: true,
  status: ({ status }: Pick<Readiness, 'status'>) => (status === 'ok' ? 200 : 503),
} as const;

/**
 * The health routes. `/health` says whether the database answers, how many documents have unsaved
 * updates, and for how long (HEA-1). The liveness check says that the process runs, without asking
 * anything. The readiness check says whether it may be sent requests (OPS-5, OPS-16).
 */
export function healthRoutes({ health, ready }: HealthParts) {
  return {
    'GET /health': publicRoute('GET /health', WATCHED, async () => accept(await health())),
    'GET /health/live': publicRoute('GET /health/live', WATCHED, async () =>
      accept({ status: 'ok' }),
    ),
    'GET /health/ready': publicRoute('GET /health/ready', WATCHED, async () =>
      accept(await ready()),
    ),
  };
}
