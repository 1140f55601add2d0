import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * SQL for the privilege that `set role` needs. Since PostgreSQL 16 a membership may lack it, as
 * that of the creator of a role does.
 */
export const SET_ROLE = sql.raw(
  `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`,
);

/** Whether the session user may assume a role (`set role`). */
export async function maySetRole(db: Kysely<Tables>, role: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(session_user, ${role}, ${SET_ROLE}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
