import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * The connection addresses of an installation: as the owner of its tables, and as the login role of
 * requests.
 */
export type Addresses = { readonly owner: string; readonly requests: string };

/**
 * The roles that requests assume (`set role`), to which the RLS policies apply. They are shared by
 * the whole server and cannot log in.
 */
export const STEPPED_INTO = ['verdial_app', 'verdial_service'] as const;

/**
 * Creates an empty database on a server, with an owner role and a login role for requests, which
 * owns nothing (SEC-81). No other role of the server may connect to it. Neither role may create
 * roles. Rejects when one of the names is taken.
 */
export async function makeInstallation(administrator: string, name: string): Promise<Addresses> {
  const client = new pg.Client({ connectionString: administrator });
  await client.connect();
  const [owner, requests] = [`${name}_owner`, `${name}_requests`];
  const [ownPassword, requestsPassword] = [newPassword(), newPassword()];
  const quoted = (text: string) => client.escapeIdentifier(text);
  try {
    for (const role of STEPPED_INTO)
      await client.query(`do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    await client.query(
      `create role ${quoted(owner)} login password ${client.escapeLiteral(ownPassword)}`,
    );
    await client.query(
      `create role ${quoted(requests)} login noinherit password ${client.escapeLiteral(requestsPassword)}`,
    );
    for (const role of STEPPED_INTO) await client.query(`grant ${role} to ${quoted(requests)}`);
    await client.query(`create database ${quoted(name)} ${await utf8(client)}`);
    // A role that is no superuser can transfer a database only to roles that it is a member of.
    await client.query(`grant ${quoted(owner)} to current_user`);
    await client.query(`alter database ${quoted(name)} owner to ${quoted(owner)}`);
    await client.query(`revoke all on database ${quoted(name)} from public`);
    await client.query(`grant connect on database ${quoted(name)} to ${quoted(requests)}`);
    await client.query(`revoke ${quoted(owner)} from current_user`);
  } finally {
    await client.end();
  }
  const address = (user: string, password: string) => {
    const url = new URL(administrator);
    url.username = user;
    url.password = password;
    url.pathname = `/${name}`;
    return url.href;
  };
  return { owner: address(owner, ownPassword), requests: address(requests, requestsPassword) };
}

/**
 * Returns the end of a `create database` statement that makes it UTF-8, whatever encoding and
 * locale the server has (DAT-49).
 */
async function utf8(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ encoding: string; version: string }>(`
    select pg_encoding_to_char(encoding) as encoding, current_setting('server_version_num') as version
      from pg_database where datname = 'template0'`);
  const options = "template template0 encoding 'UTF8'";
  if (rows[0]?.encoding === 'UTF8') return options;
  // The locale of another encoding is invalid. Since version 17 the server has a built-in one.
  return Number(rows[0]?.version) >= 170_000
    ? `${options} locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`
    : `${options} locale 'C.UTF-8'`;
}

const newPassword = (): string => randomBytes(24).toString('base64url');
