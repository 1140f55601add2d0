import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The default of PostgreSQL (`scram_iterations`). The password has 256 random bits, so more
 * iterations would add no security.
 */
const ITERATIONS = 4096;

/**
 * Computes the SCRAM-SHA-256 verifier of a password, which a PostgreSQL server stores in its place
 * (RFC 5803). Sent instead of the password, it keeps the password out of statement logs. The
 * password must consist of characters that need no SASLprep (RFC 4013).
 */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}

/**
 * Creates the login role of requests for a database, as its owner, and returns the address with it
 * (SEC-52). Processes with the same secret create the same role. An advisory lock runs them one
 * after another. Rejects when the owner may not create roles.
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
  // As query parameters: they override the user in front of the host, and work without a host.
  own.searchParams.set('user', name);
  own.searchParams.set('password', passwordOf(name, secret));
  return own.href;
}

/**
 * Derives the name of the login role from the database and the secret, since roles are shared by
 * the whole server. So a process with another secret does not change a password in use.
 */
const loginOf = (database: string, secret: string): string =>
  `verdial_requests_${sealOf(secret, `name ${database}`).toString('hex').slice(0, 12)}`;

const passwordOf = (login: string, secret: string): string =>
  sealOf(secret, `password ${login}`).toString('base64url');

const sealOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`login of requests: ${text}`).digest();
