import type { Answer } from '../../../domain/api/answers.ts';
import { accept } from '../../../domain/refusal.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** What the server knows of its own health. */
export type Health = Answer<'GET /health'>;

/** Whether requests may be sent to the server. */
export type Readiness = Answer<'GET /health/ready'>;

/** What is asked of the server's own state. */
export type HealthParts = {
  readonly health: () => Promise<Health>;
  readonly ready: () => Promise<Readiness>;
};

/** OPS-4: whoever watches reads the status alone. In no turn: it is most asked when nobody's turn comes. */
const WATCHED = {
  ...NOTHING,
  isAtOnce: true,
  status: ({ status }: Pick<Readiness, 'status'>) => (status === 'ok' ? 200 : 503),
} as const;

/**
 * HEA-1: says whether the database answers, how many documents hold something not yet stored, and for how long. OPS-5: apart
 * from it, that the process lives, which asks nobody, and whether requests may be sent to it.
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
