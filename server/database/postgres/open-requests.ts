import { type Kysely, sql } from 'kysely';
import type { OpenedDatabase } from '../opened.ts';
import type { ServerLimits } from '../server-limits.ts';
import type { Tables } from '../tables.ts';
import { SET_ROLE } from './may-set-role.ts';
import { FORGETS, openServer } from './open-server.ts';

type Login = {
  readonly name: string;
  readonly installation: string | null;
  readonly owns: boolean;
  readonly mayStep: boolean;
  readonly inherits: boolean;
  readonly passing: boolean;
};

/**
 * Opens the owner's database again with the login role of requests (SEC-51). Rejects, with the
 * reason, when the address leads to another database. Also rejects when the role has rights of the
 * owner or of an administrator, inherits the roles of requests or cannot assume them, or may create
 * temporary tables (SEC-83).
 */
export async function openRequests(
  owner: Kysely<Tables>,
  url: string,
  limits?: ServerLimits,
): Promise<OpenedDatabase> {
  const opened = openServer(url, limits, FORGETS);
  try {
    const { rows } = await sql<{ name: string; database: string }>`
      select current_user as name, current_database() as database`.execute(owner);
    const [own] = rows;
    const { rows: logins } = await sql<Login>`
      select current_user as name,
        case when current_database() = ${own?.database ?? ''} then to_regclass('verdial_installation')::text end as installation,
        rolsuper or rolbypassrls or rolcreaterole or pg_has_role(${own?.name ?? ''}, 'member') as owns,
        pg_has_role('verdial_app', ${SET_ROLE}) and pg_has_role('verdial_service', ${SET_ROLE}) as "mayStep",
        pg_has_role('verdial_app', 'usage') or pg_has_role('verdial_service', 'usage') as inherits,
        has_database_privilege(current_database(), 'temporary')
          or has_database_privilege('verdial_app', current_database(), 'temporary')
          or has_database_privilege('verdial_service', current_database(), 'temporary') as passing
      from pg_roles where rolname = current_user`.execute(opened.db);
    const [login] = logins;
    const problem = login === undefined ? 'nobody logs in' : whatIsWrong(login);
    if (problem !== null) throw new Error(`the login of requests: ${problem}`);
    return opened;
  } catch (problem) {
    await opened.close();
    throw problem;
  }
}

function whatIsWrong({
  name,
  installation,
  owns,
  mayStep,
  inherits,
  passing,
}: Login): string | null {
  if (installation === null) return 'this is not the database of DATABASE_URL';
  if (owns) return `role ${name} has rights of the owner or of an administrator`;
  if (!mayStep)
    return `role ${name} must be a member of two roles: grant verdial_app, verdial_service to ${name}`;
  if (passing)
    return `role ${name} may make passing tables: revoke temporary on the database from public and from it`;
  return inherits
    ? `role ${name} has the rights of those roles by itself; make it noinherit and grant it again`
    : null;
}
