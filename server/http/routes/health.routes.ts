import type { Answer } from '../../../domain/api/answers.ts';
import { accept } from '../../../domain/refusal.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** What the server knows of its own health. */
export type Health = Answer<'GET /health'>;

/** HEA-1: says whether the database answers, how many documents hold something not yet stored, and for how long. */
export function healthRoutes(health: () => Promise<Health>) {
  return {
    'GET /health': publicRoute('GET /health', NOTHING, async () => accept(await health())),
  };
}
