import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { scramVerifier } from './scram-verifier.ts';

/**
 * SEC-52: makes the login of requests of a database on a server, as its owner, and answers the address by it. Every process
 * that has the same secret makes the same login, one after another. Rejects where the owner may make none.
 */
export async function makeRequestsLogin(
  owner: Kysely<Tables>,
  url: string,
  secret: string,
): Promise<string> {
  const name = await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verdial requests login'))`.execute(trx);
    const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
      trx,
    );
    const login = loginOf(rows[0]?.database ?? '', secret);
    const verifier = scramVerifier(passwordOf(login, secret));
    const known = await sql`select from pg_roles where rolname = ${login}`.execute(trx);
    if (known.rows.length === 0)
      await sql`create role ${sql.id(login)} login noinherit nosuperuser nobypassrls`.execute(trx);
    await sql`alter role ${sql.id(login)} password ${sql.lit(verifier)}`.execute(trx);
    await sql`grant verdial_app, verdial_service to ${sql.id(login)}`.execute(trx);
    return login;
  });
  const own = new URL(url);
  // As parameters, which are taken before what stands in front of the host, and also where there is no host.
  own.searchParams.set('user', name);
  own.searchParams.set('password', passwordOf(name, secret));
  return own.href;
}

/**
 * Roles belong to the whole server: each database has a login of its own name, and each secret, so that a process with
 * another one takes no password away.
 */
const loginOf = (database: string, secret: string): string =>
  `verdial_requests_${sealOf(secret, `name ${database}`).toString('hex').slice(0, 12)}`;

const passwordOf = (login: string, secret: string): string =>
  sealOf(secret, `password ${login}`).toString('base64url');

const sealOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`login of requests: ${text}`).digest();
