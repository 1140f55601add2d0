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

/** A PostgreSQL server to test on. */
export type TestPostgres = {
  /** SEC-81: an empty database as an operator makes it: of an owner who may make no roles, and by the login of requests. */
  readonly freshDatabase: () => Promise<Addresses>;
  /** An empty database of an owner who may make roles, as older installations have one: for what makes its own login. */
  readonly ofRoleMaker: () => Promise<string>;
  /** The server's administrator. */
  readonly administrator: string;
  readonly stop: () => Promise<void>;
};

/** A server of the test's own, that it may also end as a power cut would, and start again on the same port and files. */
export type OwnPostgres = TestPostgres & {
  readonly crash: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
};

/**
 * Starts a real PostgreSQL server in a folder of its own, or uses the one of TEST_DATABASE_URL, whose user must be
 * allowed to make databases and roles.
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

/** A PostgreSQL to test on by its name; of one that is installed, the folder of its programs. */
type AtHand = {
  readonly name: string;
  readonly programs: string | null;
  readonly start: () => Promise<TestPostgres>;
};

/**
 * The PostgreSQL of the packages, or of TEST_DATABASE_URL, and each that is installed on this machine: for what versions differ in. A
 * mutation run (TEST_ENGINES=one) has the first alone.
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

/** Sorted as a language is, as an operator's server does by default: what needs the order of bytes has to ask for it. */
const AS_BY_DEFAULT: readonly string[] = ['--locale-provider=icu', '--icu-locale=en-US'];

/**
 * Starts a real PostgreSQL server in a folder of its own, whatever server is given; with a certificate and its key (PEM) it
 * speaks TLS with them. `made` are the flags of initdb.
 */
export async function startOwnPostgres(
  tls: { readonly certificate: string; readonly key: string } | null = null,
  made = AS_BY_DEFAULT,
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'verdial-postgres-'));
  const port = await freePort();
  // The folder is this user's; the server's user must be able to enter it.
  await chmod(folder, 0o755);
  const EmbeddedPostgres = await reachablePostgres(folder);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    initdbFlags: [...made],
    // As root the server runs as user postgres, which is made when there is none.
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
      // What it also asks for is milder, and comes too late; it tells when the server is gone.
      await server.stop();
    },
    startAgain: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the server looks for them by itself, readable for its own user alone. */
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

/** Short enough for the names of its two roles. */
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
