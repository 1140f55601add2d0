import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';

/**
 * Whether an account lacks the second factor that its panel requires (ACC-65, ACC-111). Always
 * false for tasters.
 */
export async function owesSecondFactor(
  database: Database,
  { user, panel, role }: Pick<Actor, 'user' | 'panel' | 'role'>,
): Promise<boolean> {
  if (role === 'catadores') return false;
  const row = await withFactors(database.db)
    .selectFrom('user')
    .innerJoin('panel_security', (join) => join.on('panel_security.panel', '=', panel))
    .select('user.id')
    .where('user.id', '=', user)
    .where('panel_security.second_factor', '=', true)
    .where('user.twoFactorEnabled', 'is not', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns which of these sessions belong to accounts without the second factor that their panel
 * requires (ACC-111). Such a session may have no open documents.
 */
export async function owingSessions(
  database: Database,
  sessions: readonly string[],
): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const rows = await withFactors(database.db)
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    // The library stores its ids as text or uuid; this product stores uuid.
    .innerJoin('panel_security', (join) =>
      join.on(sql<boolean>`panel_security.panel::text = "user".panel`),
    )
    .select('session.id')
    .where('session.id', 'in', sessions)
    .where('panel_security.second_factor', '=', true)
    .where('user.role', '<>', 'catadores')
    .where('user.twoFactorEnabled', 'is not', true)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Lists the enabled leaders and assistants of a panel without a second factor, in order of name
 * (ACC-112).
 */
export async function withoutSecondFactor(
  { db }: { readonly db: Kysely<Tables> | Transaction<Tables> },
  panel: PanelId,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return withFactors(db)
    .selectFrom('user')
    .select(['id', 'name'])
    .where('panel', '=', panel)
    .where('role', '<>', 'catadores')
    .where('enabled', '=', true)
    .where('twoFactorEnabled', 'is not', true)
    .orderBy('name')
    .execute();
}
