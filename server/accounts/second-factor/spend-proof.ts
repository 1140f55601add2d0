import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';

/**
 * How long spent proofs are stored. All expire earlier: a TOTP code after 90 s, a WebAuthn
 * challenge after 5 min.
 */
const KEPT_MS = 10 * 60_000;

/**
 * Marks a one-time proof as used before it is checked, to prevent replay in any process (ACC-105).
 * False when it was used before: a code that another person read over a shoulder is worthless. A
 * wrong proof costs nothing here, since other rate limits count guesses.
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
