import type { Kysely, Transaction } from 'kysely';
import type { SecondFactorRule } from '../../../domain/account/second-factor.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { instantText } from '../../database/json.ts';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';
import { withoutSecondFactor } from './owes-second-factor.ts';

type Connection = { readonly db: Kysely<Tables> | Transaction<Tables> };

/**
 * Reads whether a panel requires a second factor, since when and by whom, and which accounts lack
 * one (ACC-65, ACC-112).
 */
export async function readFactorRule(
  { db }: Connection,
  panel: PanelId,
): Promise<SecondFactorRule> {
  const row = await withFactors(db)
    .selectFrom('panel_security')
    .select(['second_factor', 'since', 'by'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  const without = await withoutSecondFactor({ db }, panel);
  return {
    required: row?.second_factor ?? false,
    since: row === undefined ? null : instantText(row.since),
    by: row?.by ?? null,
    without: without.map(({ name }) => name),
  };
}

/** Sets whether a panel requires a second factor (ACC-65). */
export async function setFactorRule(
  { db }: Connection,
  panel: PanelId,
  rule: { readonly required: boolean; readonly by: string; readonly at: Date },
): Promise<void> {
  const { required: second_factor, by, at: since } = rule;
  await withFactors(db)
    .insertInto('panel_security')
    .values({ panel, second_factor, since, by })
    .onConflict((conflict) => conflict.column('panel').doUpdateSet({ second_factor, since, by }))
    .execute();
}
