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

/** ACC-67: whether whoever has a session proved within the last ten minutes who they are: by signing in, or anew. */
export async function isProven(
  { db }: Database,
  session: string,
  signedInAt: Date,
): Promise<boolean> {
  const since = new Date(Date.now() - PROOF_LASTS);
  if (signedInAt > since) return true;
  const row = await withFactors(db)
    .selectFrom('session_proofs')
    .select('session')
    .where('session', '=', session)
    .where('at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
