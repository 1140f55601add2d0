import type { Kysely, Transaction } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** Records since when an account has its TOTP app (ACC-72). */
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

/** Deletes that time together with the app (ACC-72). */
export async function forgetTotp(db: Connection, user: string): Promise<void> {
  await withFactors(db).deleteFrom('totp_since').where('account', '=', user).execute();
}

/** Returns since when an account has its TOTP app; null when unknown (ACC-72). */
export async function totpSince(db: Connection, user: string): Promise<Date | null> {
  const row = await withFactors(db)
    .selectFrom('totp_since')
    .select('since')
    .where('account', '=', user)
    .executeTakeFirst();
  return row?.since ?? null;
}
