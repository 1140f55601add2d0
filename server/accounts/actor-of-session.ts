import { z } from 'zod';
import type { Actor } from '../../domain/rights/actor.ts';
import { parsePanelId, parseTasterId } from '../../domain/words/ids.ts';
import { ROLES } from '../../domain/words/role.ts';

const User = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  panel: z.string(),
  taster: z.string().nullish(),
  enabled: z.boolean(),
});

/**
 * Parses the user of a session into an `Actor`, the identity that permissions are checked for. Null
 * for an account that is disabled or damaged.
 */
export function actorOfSession(user: unknown): Actor | null {
  const parsed = User.safeParse(user);
  if (!parsed.success || !parsed.data.enabled) return null;
  const panel = parsePanelId(parsed.data.panel);
  const taster = parseTasterId(parsed.data.taster ?? '');
  if (panel === null || (parsed.data.role === 'catadores' && taster === null)) return null;
  const { id, name, role } = parsed.data;
  return { user: id, name, panel, role, taster: role === 'catadores' ? taster : null };
}
