import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';

/** No proof is good for longer: a code of an app for a minute and a half, what a passkey signs for five minutes. */
const KEPT_MS = 10 * 60_000;

/**
 * ACC-105: takes a proof before it is looked at; false when it was taken before, at whatever process: what somebody read over
 * a shoulder is good no more. What was taken and is wrong costs nothing, since guesses are counted elsewhere.
 */
export async function spendProof(
  { db }: Pick<Database, 'db'>,
  owner: { readonly panel: PanelId; readonly user: string },
  proof: string,
): Promise<boolean> {
  const tables = withFactors(db);
  const at = new Date();
  await tables
    .deleteFrom('spent_proofs')
    .where('account', '=', owner.user)
    .where('at', '<', new Date(at.getTime() - KEPT_MS))
    .execute();
  const taken = await tables
    .insertInto('spent_proofs')
    .values({ panel: owner.panel, account: owner.user, proof, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account')
    .executeTakeFirst();
  return taken !== undefined;
}
