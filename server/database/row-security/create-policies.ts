import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { CALLED_BY_ROLES, IN_PANEL, IN_SERVICE, POLICY_FUNCTIONS } from './policy-functions.ts';
import { RIGHTS } from './rights.ts';

/**
 * Revokes temporary tables. One of the same name would hide a product table from later users of the
 * connection.
 */
const NO_PASSING = `execute format('revoke temporary on database %I from public, verdial_app, verdial_service', current_database())`;

/** Version of the RLS policies, as a digest. A release with other policies creates them again. */
export const POLICIES_VERSION = createHash('sha256')
  .update(
    JSON.stringify([RIGHTS, POLICY_FUNCTIONS, CALLED_BY_ROLES, IN_PANEL, IN_SERVICE, NO_PASSING]),
  )
  .digest('hex')
  .slice(0, 16);

/**
 * Creates the RLS policies and grants of all existing tables in one transaction, and revokes every
 * other right (DAT-1).
 */
export async function createPolicies(owner: Kysely<Tables>): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
      trx,
    );
    const there = new Set(rows.map(({ name }) => name));
    const others = await otherHolders(trx);
    const texts = [
      ...Object.entries(POLICY_FUNCTIONS).map(
        ([head, body]) =>
          `create or replace function ${head} security definer set search_path = pg_catalog, pg_temp as '${body.replaceAll("'", "''")}'`,
      ),
      'revoke all on function verdial_seal(text) from public, verdial_app, verdial_service',
      ...CALLED_BY_ROLES.flatMap((name) => [
        `revoke all on function ${name} from public`,
        `grant execute on function ${name} to verdial_app, verdial_service`,
      ]),
      NO_PASSING,
      'grant usage on schema public to verdial_app, verdial_service',
      ...Object.entries(RIGHTS)
        .filter(([table]) => there.has(table))
        .flatMap(([table, { panel, app, service }]) => [
          `alter table "${table}" enable row level security`,
          `drop policy if exists panel_wall on "${table}"`,
          `drop policy if exists service_wall on "${table}"`,
          `revoke all on "${table}" from public, verdial_app, verdial_service`,
          ...(others.get(table) ?? []).map(
            (role) => `revoke all on "${table}" from ${role} cascade`,
          ),
          ...(panel === null || app.length === 0
            ? []
            : [
                `create policy panel_wall on "${table}" to verdial_app using (${panel} = ${IN_PANEL}) with check (${panel} = ${IN_PANEL})`,
                `grant ${app.join(', ')} on "${table}" to verdial_app`,
              ]),
          ...(service.length === 0
            ? []
            : [
                `create policy service_wall on "${table}" to verdial_service using (${IN_SERVICE}) with check (${IN_SERVICE})`,
                `grant ${service.join(', ')} on "${table}" to verdial_service`,
              ]),
        ]),
    ];
    await sql.raw(`do $walls$ begin ${texts.join(';\n')}; end $walls$`).execute(trx);
    await sql`update verdial_walls set raised = ${POLICIES_VERSION}`.execute(trx);
  });
}

/**
 * Finds, by table, the quoted names of unexpected roles with a right to it or to one of its
 * columns. The owner and the roles of the product do not count.
 */
async function otherHolders(
  trx: Pick<Kysely<Tables>, 'getExecutor'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; roles: readonly string[] }>`
    select c.relname as name, json_agg(distinct quote_ident(r.rolname)) as roles
    from pg_class c
    cross join lateral (
      select grantee from aclexplode(c.relacl)
      union
      select x.grantee from pg_attribute t, aclexplode(t.attacl) x where t.attrelid = c.oid and not t.attisdropped
    ) held
    join pg_roles r on r.oid = held.grantee
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.oid <> c.relowner
      and r.rolname not in ('verdial_app', 'verdial_service')
    group by c.relname`.execute(trx);
  return new Map(rows.map(({ name, roles }) => [name, roles]));
}
