import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';

/** ACC-65, ACC-111: whether the panel of an account requires a second factor of it that it does not have. Tasters owe none. */
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

/** ACC-111: which of these sessions are of accounts that owe their panel a second factor: they have nothing open. */
export async function owingSessions(
  database: Database,
  sessions: readonly string[],
): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const rows = await withFactors(database.db)
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    // The library keeps its ids as text or uuid, ours are uuid.
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

/** ACC-112: the leaders and assistants of a panel who may sign in and have no second factor, by name. */
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
