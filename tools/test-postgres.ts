import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, chown, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Addresses, makeInstallation } from '../server/database/postgres/make-installation.ts';
import { installedPostgres, startInstalled } from './installed-postgres.ts';
import { reachablePostgres } from './reachable-postgres.ts';

/** A PostgreSQL server for tests. */
export type TestPostgres = {
  /**
   * Creates an empty database as an operator does, and returns its two addresses: of the owner, who
   * may not create roles, and of the request role (SEC-81).
   */
  readonly freshDatabase: () => Promise<Addresses>;
  /**
   * Creates an empty database of an owner who may create roles, as in older installations. For
   * tests in which the product creates its own request role.
   */
  readonly ofRoleMaker: () => Promise<string>;
  /** The address of the server's administrator. */
  readonly administrator: string;
  readonly stop: () => Promise<void>;
};

/**
 * A PostgreSQL server for one test. The test may crash it as a power cut would, and start it again
 * on the same port and files.
 */
export type OwnPostgres = TestPostgres & {
  readonly crash: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
};

/**
 * Starts a real PostgreSQL server in a new folder, or uses the one of TEST_DATABASE_URL. The user
 * of that address must be allowed to create databases and roles.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '')
    return {
      ...databasesOf(given),
      administrator: given,
      stop: async () => {},
    };
  return startOwnPostgres();
}

/** A PostgreSQL to test on, by name; for an installed one, the folder of its programs. */
type AtHand = {
  readonly name: string;
  readonly programs: string | null;
  readonly start: () => Promise<TestPostgres>;
};

/**
 * The PostgreSQL versions to test on, for behaviour that differs between versions: the one of the
 * npm packages or of TEST_DATABASE_URL, and each that is installed on this machine. A mutation run
 * (TEST_ENGINES=one) uses the first alone.
 */
export const POSTGRES_AT_HAND: readonly AtHand[] = [
  { name: 'the PostgreSQL of the packages', programs: null, start: startTestPostgres },
  ...(process.env['TEST_ENGINES'] === 'one' ? [] : installedPostgres()).map((installed) => ({
    name: `PostgreSQL ${installed.version} of this machine`,
    programs: installed.programs,
    async start() {
      const { administrator, stop } = await startInstalled(installed, await freePort());
      return { ...databasesOf(administrator), administrator, stop };
    },
  })),
];

/**
 * Sorts by a language (ICU collation), as an operator's server does by default. A query that needs
 * byte order must ask for it.
 */
const AS_BY_DEFAULT: readonly string[] = ['--locale-provider=icu', '--icu-locale=en-US'];

/**
 * Starts a real PostgreSQL server in a new folder, even if TEST_DATABASE_URL is set. With a
 * certificate and its key (PEM) it uses TLS. `made` are the flags of initdb.
 */
export async function startOwnPostgres(
  tls: { readonly certificate: string; readonly key: string } | null = null,
  made = AS_BY_DEFAULT,
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'verdial-postgres-'));
  const port = await freePort();
  // The folder belongs to this user; the server's user must be able to enter it.
  await chmod(folder, 0o755);
  const EmbeddedPostgres = await reachablePostgres(folder);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    initdbFlags: [...made],
    // As root, the server runs as the user postgres, which is created if it is missing.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    postgresFlags: tls === null ? [] : ['-c', 'ssl=on'],
  });
  await server.initialise();
  if (tls !== null) await keepTls(join(folder, 'data'), tls);
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    ...databasesOf(url),
    administrator: url,
    async crash() {
      const pid = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0];
      process.kill(Number(pid), 'SIGQUIT');
      // The package also sends a milder signal, which comes too late. The promise resolves when the
      // server has ended.
      await server.stop();
    },
    startAgain: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the TLS files where the server finds them by default, readable by its own user alone. */
async function keepTls(
  folder: string,
  { certificate, key }: { readonly certificate: string; readonly key: string },
): Promise<void> {
  const { uid, gid } = await stat(folder);
  for (const [name, pem] of [
    ['server.crt', certificate],
    ['server.key', key],
  ] as const) {
    const file = join(folder, name);
    await writeFile(file, pem, { mode: 0o600 });
    if (process.getuid?.() === 0) await chown(file, uid, gid);
  }
}

const databasesOf = (
  administrator: string,
): Pick<TestPostgres, 'freshDatabase' | 'ofRoleMaker'> => ({
  freshDatabase: () => makeInstallation(administrator, newName()),
  ofRoleMaker: () => ofRoleMaker(administrator),
});

/** A new database name, short enough for the names of its two roles. */
const newName = (): string => `verdial_${randomUUID().replaceAll('-', '').slice(0, 16)}`;

async function ofRoleMaker(url: string): Promise<string> {
  const name = newName();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`do $$ begin
      create role verdial_owner login createrole password 'verdial';
    exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(`create database ${name} owner verdial_owner`);
  } finally {
    await client.end();
  }
  const fresh = new URL(url);
  fresh.username = 'verdial_owner';
  fresh.password = 'verdial';
  fresh.pathname = `/${name}`;
  return fresh.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no free port')),
      );
    });
  });
}
