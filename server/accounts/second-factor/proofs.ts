import { PROOF_LASTS } from '../../../domain/api/asks-proof.ts';
import type { Caller } from '../../../domain/rights/caller.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';

/** ACC-67: keeps that whoever has a session has just proved anew who they are. */
export async function noteProof({ db }: Database, { actor, session }: Caller): Promise<void> {
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

/** ACC-114: proofs from before an account had this second factor count no more, at whatever device. */
export async function forgetProofs({ db }: Database, account: string): Promise<void> {
  await withFactors(db).deleteFrom('session_proofs').where('account', '=', account).execute();
}

/**
 * ACC-67: whether whoever has a session proved within the last ten minutes who they are. Without a second factor signing in is
 * a proof. With one it is none, since a trusted device, or a session from before it, was asked for the password alone: there
 * only what is kept counts, and `noteProof` is called for nothing less than the factor.
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
