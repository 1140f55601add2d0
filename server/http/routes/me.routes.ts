import type { Me } from '../../../domain/account/me.ts';
import { signatureStrokesSchema } from '../../../domain/account/signature.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import type { OfflineTokens } from '../../accounts/offline-tokens.ts';
import { owesSecondFactor } from '../../accounts/second-factor/owes-second-factor.ts';
import { usernameOf } from '../../accounts/username-of.ts';
import type { Database } from '../../database/database.ts';
import { deviceKeyOf } from '../../database/installation/device-keys.ts';
import { readPanel } from '../../database/installation/panels.ts';
import { findSignature } from '../../database/sheets/signatures.ts';
import { findTaster } from '../../database/tasters/tasters.ts';
import { NOTHING, route } from '../route.ts';

/** What is needed to describe the signed-in account. */
export type MeParts = {
  readonly database: Database;
  readonly offline: OfflineTokens;
  /** The idle timeout of a booth, in minutes, after which its taster is signed out; 0 for never. */
  readonly boothRestMinutes: number;
};

/** Describes the signed-in account: its person, panel and taster. */
export async function readMe(
  { database, offline, boothRestMinutes }: MeParts,
  actor: Actor,
): Promise<Me> {
  const username = await usernameOf(database, actor.user);
  const { user, name, role, panel, taster } = actor;
  const deviceKey = await deviceKeyOf(database, actor);
  const rule = await offline.ruleOf(actor);
  const owes = await owesSecondFactor(database, actor);
  return database.inPanel(panel, async (scope) => {
    const kept = await findSignature(scope, user);
    const own = taster === null ? null : await findTaster(scope, taster);
    const { name: panelName, timeZone } = await readPanel(scope);
    return {
      user,
      name,
      username,
      role,
      panel: { id: panel, name: panelName, timeZone },
      deviceKey,
      ...(owes ? { owesSecondFactor: true as const } : {}),
      ...(role === 'catadores' && boothRestMinutes > 0 ? { boothRest: boothRestMinutes } : {}),
      ...(rule === null ? {} : { offline: rule }),
      signature: kept === null ? null : signatureStrokesSchema.parse(kept.strokes),
      taster: own === null ? null : { id: own.id, code: own.code },
    };
  });
}

/** The route of the signed-in account; each request extends the session of a remembered device. */
export function meRoutes(parts: MeParts & { readonly accounts: Accounts }) {
  return {
    'GET /api/me': route('GET /api/me', NOTHING, async ({ actor, headers, answerHeaders }) => {
      const prolonged = await parts.accounts.prolong(headers);
      for (const cookie of prolonged.getSetCookie()) answerHeaders.append('set-cookie', cookie);
      return accept(await readMe(parts, actor));
    }),
  };
}
