import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * What a membership must give for `set role` to work: since PostgreSQL 16 one may be a member without it, as who makes a
 * role is by itself.
 */
export const SET_ROLE = sql.raw(
  `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`,
);

/** Whether whoever logged in may take on a role's rights. */
export async function maySetRole(db: Kysely<Tables>, role: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(session_user, ${role}, ${SET_ROLE}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
