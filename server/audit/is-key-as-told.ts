import { z } from 'zod';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { listGlasses } from '../database/glasses.ts';
import { keyDigest } from './glass-digest.ts';
import { lastTold } from './last-told.ts';

const shown = z.object({ keyDigest: z.string() });

/** AUD-21: whether the glasses of a session are those that the trail told when it was shown; so they are where it told no digest. */
export async function isKeyAsTold(scope: PanelScope, session: SessionCode): Promise<boolean> {
  const told = shown.safeParse(await lastTold(scope, ['show-session'], { session })).data;
  if (told === undefined) return true;
  const { panel } = scope;
  return told.keyDigest === keyDigest({ panel, session }, await listGlasses(scope, session));
}
