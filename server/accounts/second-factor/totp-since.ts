import type { Kysely, Transaction } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** ACC-72: keeps since when an account has its app. */
export async function noteTotp(
  db: Connection,
  { panel, user }: { readonly panel: PanelId; readonly user: string },
  since: Date,
): Promise<void> {
  await withFactors(db)
    .insertInto('totp_since')
    .values({ panel, account: user, since })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ since }))
    .execute();
}

/** ACC-72: forgets it with the app. */
export async function forgetTotp(db: Connection, user: string): Promise<void> {
  await withFactors(db).deleteFrom('totp_since').where('account', '=', user).execute();
}

/** ACC-72: since when an account has its app; null where that is not known. */
export async function totpSince(db: Connection, user: string): Promise<Date | null> {
  const row = await withFactors(db)
    .selectFrom('totp_since')
    .select('since')
    .where('account', '=', user)
    .executeTakeFirst();
  return row?.since ?? null;
}
