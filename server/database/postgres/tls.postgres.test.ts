import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../../hono.config.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../tools/test-postgres.ts';
import { compose } from '../../compose.ts';
import { describeProblem } from '../../log/log.ts';
import { foundPanel } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { makeAuthority, makeCertificate } from '../testing/certificate.ts';
import { serverPlace } from '../testing/server-place.ts';
import { openServer } from './open-server.ts';
import { withTlsHint } from './tls-refusal.ts';

let server: OwnPostgres;
let folder = '';
const [root, foreign] = ['root.pem', 'foreign.pem'].map((name) => () => join(folder, name));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-tls-'));
  const [own, other] = [makeAuthority('Own root'), makeAuthority('Foreign root')];
  await writeFile(join(folder, 'root.pem'), own.certificate);
  await writeFile(join(folder, 'foreign.pem'), other.certificate);
  server = await startOwnPostgres(makeCertificate('localhost', own));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Returns the address of an empty database with the host name of the certificate and these
 * parameters.
 */
async function address(parameters: Readonly<Record<string, string>>, host = 'localhost') {
  const url = new URL(await server.ofRoleMaker());
  url.hostname = host;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether the connection is encrypted, or the reason in one line when it is refused. */
async function asked(url: string): Promise<boolean | string> {
  const opened = openServer(url);
  try {
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(opened.db);
    return rows[0]?.ssl ?? false;
  } catch (problem) {
    return describeProblem(problem);
  } finally {
    await opened.close();
  }
}

const NAME_ROOT = /sslmode=verify-full&sslrootcert=/;
const NAME_HOST = /host name that its certificate names/;

describe('DAT-45 TLS to the database', () => {
  test('verify-full connects with the root of the server, its own connections and those of requests', async () => {
    const url = await address({ sslmode: 'verify-full', sslrootcert: root?.() ?? '' });
    expect(await asked(url)).toBe(true);
    const database = await createDatabase({
      ...serverPlace(url),
      requestsSecret: 'a secret of the test',
    });
    onTestFinished(() => database.close());
    expect(database.requests).toEqual({ own: true });
    const panel = await foundPanel(database);
    await database.inPanel(panel, ({ trx }) => trx.selectFrom('samples').select('id').execute());
    await database.searchInPanel(panel, ({ trx }) =>
      trx.selectFrom('samples').select('id').execute(),
    );
    const administrator = new pg.Client({ connectionString: server.administrator });
    await administrator.connect();
    const { rows } = await administrator.query<{ name: string; ssl: boolean }>(
      `select distinct usename as name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
        where datname = $1 order by ssl, usename`,
      [new URL(url).pathname.slice(1)],
    );
    await administrator.end();
    expect(rows).toEqual([
      { name: 'verdial_owner', ssl: true },
      { name: expect.stringMatching(/^verdial_requests_/), ssl: true },
    ]);
  });

  test.each(['verify-full', 'verify-ca', 'require', 'prefer'])(
    '%s refuses a root that did not sign, no root at all and another host name',
    async (sslmode) => {
      const known = { sslmode, sslrootcert: root?.() ?? '' };
      expect(await asked(await address({ sslmode, sslrootcert: foreign?.() ?? '' }))).toMatch(
        NAME_ROOT,
      );
      expect(await asked(await address({ sslmode }))).toMatch(NAME_ROOT);
      expect(await asked(await address(known, '127.0.0.1'))).toMatch(NAME_HOST);
      expect(await asked(await address(known))).toBe(true);
    },
  );

  test('only what says so goes without verifying, and without a mode nothing is encrypted', async () => {
    expect(await asked(await address({ sslmode: 'no-verify' }, '127.0.0.1'))).toBe(true);
    expect(
      await asked(await address({ sslmode: 'require', uselibpqcompat: 'true' }, '127.0.0.1')),
    ).toBe(true);
    expect(await asked(await address({}))).toBe(false);
    expect(await asked(await address({ sslmode: 'disable' }))).toBe(false);
  });

  test('DAT-69 the product says in one line what to set, and starts nothing', async () => {
    const url = await address({ sslmode: 'verify-full', sslrootcert: foreign?.() ?? '' });
    const settings = readSettings({
      PORT: '0',
      DATA_FOLDER: folder,
      LOG: 'error',
      DATABASE_URL: url,
    });
    const why = await compose(settings, {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      write: () => {},
      page: folder,
    }).then(() => 'started', describeProblem);
    expect(why).toMatch(NAME_ROOT);
    expect(why).not.toMatch(/\n/);
  });

  test('a file that is not there is named', async () => {
    const said = await asked(
      await address({ sslmode: 'verify-full', sslrootcert: '/no/root.pem' }),
    );
    expect(said).toMatch(/\/no\/root\.pem.*are paths of files/);
  });

  test.each([
    ['The server does not support SSL connections', '', /set ssl=on there/],
    ['certificate has expired', 'CERT_HAS_EXPIRED', /new certificate/],
    ['connect ECONNREFUSED', 'ECONNREFUSED', null],
  ])('DAT-69 of “%s” it is said what to do, or nothing', (message, code, hint) => {
    const said = describeProblem(withTlsHint(Object.assign(new Error(message), { code })));
    if (hint === null) expect(said).toBe(`Error: ${message} (${code})`);
    else expect(said).toMatch(hint);
  });
});
