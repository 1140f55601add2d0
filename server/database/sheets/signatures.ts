import { sql } from 'kysely';
import type { SignatureStrokes } from '../../../domain/account/signature.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';

/** The signature of an account, or null. */
export async function findSignature(
  { trx, panel }: PanelScope,
  account: string,
): Promise<{ readonly strokes: unknown; readonly svg: string } | null> {
  const row = await trx
    .selectFrom('signatures')
    .select(['strokes', 'svg'])
    .where('panel', '=', panel)
    .where('account', '=', account)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the drawn signature of an account with its picture, or deletes it (ACC-10). */
export async function keepSignature(
  { trx, panel }: PanelScope,
  account: string,
  signature: { readonly strokes: SignatureStrokes; readonly svg: string } | null,
): Promise<void> {
  if (signature === null) {
    await trx
      .deleteFrom('signatures')
      .where('panel', '=', panel)
      .where('account', '=', account)
      .execute();
    return;
  }
  const values = { strokes: json(signature.strokes), svg: signature.svg };
  await trx
    .insertInto('signatures')
    .values({ panel, account, ...values })
    .onConflict((conflict) =>
      conflict.columns(['panel', 'account']).doUpdateSet({ ...values, updatedAt: sql`now()` }),
    )
    .execute();
}
