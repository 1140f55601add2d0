import { z } from 'zod';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { listGlasses } from '../database/sessions/glasses.ts';
import { keyDigest } from './glass-digest.ts';
import { lastAuditedState } from './last-audited-state.ts';

const shown = z.object({ keyDigest: z.string() });

/**
 * Whether the glasses of a session match the digest in the audit trail from when it was shown
 * (AUD-21). True when the trail has no digest.
 */
export async function glassesMatchTrail(scope: PanelScope, session: SessionCode): Promise<boolean> {
  const entry = shown.safeParse(await lastAuditedState(scope, ['show-session'], { session })).data;
  if (entry === undefined) return true;
  const { panel } = scope;
  return entry.keyDigest === keyDigest({ panel, session }, await listGlasses(scope, session));
}
