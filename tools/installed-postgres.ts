import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** An installed PostgreSQL of this machine: its version, and the folder of its programs. */
export type InstalledPostgres = { readonly version: string; readonly programs: string };

/** A running PostgreSQL server: the address of its administrator, and how to stop it. */
type Running = { readonly administrator: string; readonly stop: () => Promise<void> };

const run = promisify(execFile);

/** Lists the PostgreSQL versions that are installed where Debian puts them. */
export const installedPostgres = (): readonly InstalledPostgres[] =>
  globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((program) => dirname(program))
    .toSorted()
    .map((programs) => ({ version: basename(dirname(programs)), programs }));

/** Starts a server of this version on a free port and in a new folder. */
export async function startInstalled(
  { programs }: InstalledPostgres,
  port: number,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'verdial-installed-'));
  const password = join(folder, 'password');
  writeFileSync(password, 'postgres\n');
  // PostgreSQL refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (as.uid !== undefined) for (const path of [folder, password]) chownSync(path, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...as, cwd: tmpdir() };
  await run(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${password}`,
      '--no-sync',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=en-US',
    ],
    options,
  );
  const control = (...words: readonly string[]) =>
    run(join(programs, 'pg_ctl'), [`--pgdata=${data}`, '--wait', ...words], options);
  await control(
    `--log=${join(folder, 'log')}`,
    `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    'start',
  );
  return {
    administrator: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await control('--mode=immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (which: '-u' | '-g'): number =>
  Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
