import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { CALLED_BY_ROLES, POLICY_FUNCTIONS } from './policy-functions.ts';
import { MADE_LATER, RIGHTS, type Rights } from './rights.ts';

/** A table as it is in the database, with its RLS policies and grants. */
type Found = {
  readonly name: string;
  readonly walled: boolean;
  readonly ofPanels: boolean;
  /** Each policy as `name to role: condition / condition`. */
  readonly policies: readonly string[];
  /** Each grant as `role right (column)`. */
  readonly rights: readonly string[];
};

/**
 * Finds faults in the RLS policies and grants of the database (DAT-41), by table. Empty when all
 * are as expected.
 */
export async function findRowSecurityFaults(owner: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await foundTables(owner);
  const functions = await foundFunctions(owner);
  const there = new Set(tables.map(({ name }) => name));
  return [
    ...Object.keys(RIGHTS)
      .filter((name) => !there.has(name) && !MADE_LATER.includes(name))
      .map((name) => `${name} (it is missing)`),
    ...tables.flatMap((found) => {
      const rights = RIGHTS[found.name];
      const unknown = found.ofPanels ? 'not known to this release' : null;
      const what = rights === undefined ? unknown : whatIsWrong(found, rights);
      return what === null ? [] : [`${found.name} (${what})`];
    }),
    ...Object.entries(POLICY_FUNCTIONS).flatMap(([head, body]) => {
      const name = head.slice(0, head.indexOf('('));
      return functions.get(name)?.body === body ? [] : [`${name} (another function)`];
    }),
    ...['verdial_seal', ...CALLED_BY_ROLES.map((head) => head.slice(0, head.indexOf('(')))].flatMap(
      (name) =>
        functions.get(name)?.callers ===
        (name === 'verdial_seal' ? '' : 'verdial_app,verdial_service')
          ? []
          : [`${name} (others may call it)`],
    ),
  ];
}

function whatIsWrong({ walled, policies, rights }: Found, expected: Rights): string | null {
  if (!walled) return 'row-level security is off';
  const wanted = [
    ...(expected.panel === null || expected.app.length === 0
      ? []
      : [
          policy(
            'panel_wall',
            'verdial_app',
            `(${expected.panel} = ( SELECT verdial_panel() AS verdial_panel))`,
          ),
        ]),
    ...(expected.service.length === 0
      ? []
      : [
          policy(
            'service_wall',
            'verdial_service',
            '( SELECT verdial_is_service() AS verdial_is_service)',
          ),
        ]),
  ];
  if (!same(policies, wanted)) return 'its policies are others';
  const granted = [
    ...expected.app.map((right) => `verdial_app ${right}`),
    ...expected.service.map((right) => `verdial_service ${right}`),
  ];
  if (same(rights, granted)) return null;
  const more = rights.filter((right) => !granted.includes(right)).toSorted();
  return ['rights to it are others', ...(more.length === 0 ? [] : [more.join(', ')])].join(': ');
}

const policy = (name: string, role: string, condition: string): string =>
  `${name} to ${role}: ${condition} / ${condition}`;

const same = (found: readonly string[], expected: readonly string[]): boolean =>
  found.toSorted().join('\n') === expected.toSorted().join('\n');

/**
 * Reads the RLS policies and grants of every table in the schema. Grants to any role other than the
 * owner count.
 */
async function foundTables(owner: Kysely<Tables>): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select c.relname as name, c.relrowsecurity as walled,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'panel' and not a.attisdropped) as "ofPanels",
      coalesce((select json_agg(p.polname || ' to '
          || (select string_agg(coalesce(r.rolname, 'public'), ',') from unnest(p.polroles) o left join pg_roles r on r.oid = o)
          || ': ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' / ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), ''))
        from pg_policy p where p.polrelid = c.oid), '[]') as policies,
      coalesce((select json_agg(coalesce(r.rolname, 'public') || ' ' || lower(a.privilege_type))
        from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
        where a.grantee <> c.relowner), '[]')::jsonb
      || coalesce((select json_agg(coalesce(r.rolname, 'public') || ' ' || lower(a.privilege_type) || ' (' || t.attname || ')')
        from pg_attribute t, aclexplode(t.attacl) a left join pg_roles r on r.oid = a.grantee
        where t.attrelid = c.oid and not t.attisdropped and a.grantee <> c.relowner), '[]')::jsonb as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname`.execute(owner);
  return rows;
}

type FoundFunction = { readonly name: string; readonly body: string; readonly callers: string };

/**
 * Reads the body of each `security definer` function, and the roles other than the owner that may
 * call it.
 */
async function foundFunctions(owner: Kysely<Tables>): Promise<ReadonlyMap<string, FoundFunction>> {
  const { rows } = await sql<FoundFunction>`
    select p.proname as name, p.prosrc as body,
      coalesce((select string_agg(coalesce(r.rolname, 'public'), ',' order by r.rolname)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
        where a.grantee <> p.proowner), '') as callers
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`.execute(owner);
  return new Map(rows.map((found) => [found.name, found]));
}
