import { PROOF_LASTS } from '../../../domain/api/asks-proof.ts';
import type { Caller } from '../../../domain/rights/caller.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';

/** Records the re-authentication (step-up) of a session (ACC-67). */
export async function noteProof(
  { db }: Pick<Database, 'db'>,
  { actor, session }: Caller,
): Promise<void> {
  const tables = withFactors(db);
  const at = new Date();
  await tables
    .deleteFrom('session_proofs')
    .where('account', '=', actor.user)
    .where('at', '<', new Date(at.getTime() - PROOF_LASTS))
    .execute();
  await tables
    .insertInto('session_proofs')
    .values({ panel: actor.panel, session, account: actor.user, at })
    .onConflict((conflict) => conflict.column('session').doUpdateSet({ at }))
    .execute();
}

/**
 * Invalidates the re-authentications on all devices that happened before the account had its
 * current second factor (ACC-114).
 */
export async function forgetProofs({ db }: Pick<Database, 'db'>, account: string): Promise<void> {
  await withFactors(db).deleteFrom('session_proofs').where('account', '=', account).execute();
}

/**
 * Whether a session re-authenticated (step-up) within the last ten minutes (ACC-67). Without a
 * second factor, the sign-in itself counts. With one it does not, since a trusted device or an
 * older session was asked for the password only. Then only `noteProof` counts, which requires the
 * second factor.
 */
export async function isProven(
  { db }: Database,
  { actor, session }: Caller,
  signedInAt: Date,
): Promise<boolean> {
  const since = new Date(Date.now() - PROOF_LASTS);
  const tables = withFactors(db);
  const account = await tables
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', actor.user)
    .executeTakeFirst();
  if (account?.twoFactorEnabled !== true && signedInAt > since) return true;
  const row = await tables
    .selectFrom('session_proofs')
    .select('session')
    .where('session', '=', session)
    .where('at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
