import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** How an installation reaches its database: as the owner, for its tables, and by the login of requests. */
export type Addresses = { readonly owner: string; readonly requests: string };

/** The roles whose rights requests take on, by which the walls hold. They belong to a whole server, and log in nowhere. */
export const STEPPED_INTO = ['verdial_app', 'verdial_service'] as const;

/**
 * SEC-81: makes an empty database on a server, the owner of its tables, and the login of requests, which owns nothing; nobody
 * else of the server may open it. Neither role may make roles. Rejects where one of the names is taken.
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
    // Who is no superuser gives a database away to roles of their own alone.
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

/** DAT-49: the rest of a statement that makes a database of UTF-8, whatever encoding and locale the server was made with. */
async function utf8(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ encoding: string; version: string }>(`
    select pg_encoding_to_char(encoding) as encoding, current_setting('server_version_num') as version
      from pg_database where datname = 'template0'`);
  const options = "template template0 encoding 'UTF8'";
  if (rows[0]?.encoding === 'UTF8') return options;
  // The locale of another encoding does not fit; from version 17 on the server brings one of its own.
  return Number(rows[0]?.version) >= 170_000
    ? `${options} locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`
    : `${options} locale 'C.UTF-8'`;
}

const newPassword = (): string => randomBytes(24).toString('base64url');
