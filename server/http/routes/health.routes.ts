import { accept } from '../../../domain/refusal.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** What the server knows of its own health. */
export type Health = { readonly status: 'ok' | 'failing'; readonly unsaved: number };

/** HEA-1: says whether the database answers and how many documents hold something not yet stored. */
export function healthRoutes(health: () => Promise<Health>) {
  return {
    'GET /health': publicRoute('GET /health', NOTHING, async () => accept(await health())),
  };
}
