import { accept } from '../../../domain/refusal.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** What the server knows of its own health. */
export type Health = {
  readonly status: 'ok' | 'failing';
  /** How many documents hold something that is not yet stored. */
  readonly unsaved: number;
  /** For how many seconds the oldest of it has waited. */
  readonly unsavedSeconds: number;
};

/** HEA-1: says whether the database answers, how many documents hold something not yet stored, and for how long. */
export function healthRoutes(health: () => Promise<Health>) {
  return {
    'GET /health': publicRoute('GET /health', NOTHING, async () => accept(await health())),
  };
}
