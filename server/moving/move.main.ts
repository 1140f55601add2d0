import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { openRestored } from '../backups/open-restored.ts';
import { prepareDataFolder } from '../data-folder.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';
import { locationOf } from '../database/location.ts';
import {
  acquireInstanceLock,
  type InstanceLock,
  InstanceLockTaken,
} from '../database/postgres/instance-lock.ts';
import { runCommand } from '../run-command.ts';
import { moveInstallation } from './move-installation.ts';

/** The timeout, in ms, for a server that is shutting down to release its lock. */
const WAIT_MS = 1_000;
const USAGE =
  'npm run move -- --to server < a file with the address, postgres://…  or  npm run move -- --to embedded';

/**
 * The command `npm run move -- --to server`: migrates the installation of the settings to another
 * PostgreSQL server, and compares each table (REL-7). With `--to embedded` it migrates into the
 * embedded database of its data folder. The server's address is read from standard input, since it
 * contains a password and arguments are visible in the list of processes. The data folder stays in
 * use, with its secret and keys. The source stays as it is. Exits with 1 when the source changed
 * meanwhile, and with 2 when nothing was moved.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readSettings();
  const target = await targetOf(settings, values.to);
  const dataFolder = await prepareDataFolder(settings.dataFolder);
  const here = await openDatabase(locationOf({ ...settings, dataFolder }), { mustExist: true });
  try {
    const locks = await acquireInstanceLocks([settings.databaseUrl, target.databaseUrl]);
    try {
      const place = locationOf({ ...settings, dataFolder, ...target });
      if (!(await move(here, place, dataFolder, settings.secret))) return 1;
    } finally {
      for (const lock of locks) await lock.release();
    }
  } finally {
    await here.close();
  }
  console.log(
    target.databaseUrl === null
      ? 'everything is moved: start without DATABASE_URL'
      : 'everything is moved: start with that address as DATABASE_URL',
  );
  return 0;
}

/** Moves everything and returns whether the source was unchanged at the end. */
async function move(
  here: Database,
  to: DatabaseLocation,
  dataFolder: string,
  secret: Settings['secret'],
): Promise<boolean> {
  const { database: there } = await openRestored(to, dataFolder, secret, { ownerAlone: true });
  try {
    const { tables, isCurrent } = await moveInstallation(here, there);
    for (const { table, rows, digest } of tables) console.log(`${rows} ${table}: equal ${digest}`);
    if (isCurrent) return true;
    console.error('what was moved changed meanwhile: move again into an empty place');
    return false;
  } finally {
    await there.close();
  }
}

type Target = Pick<Settings, 'databaseUrl' | 'databaseRequestsUrl'>;

/** Returns the settings of the target. */
async function targetOf({ databaseUrl }: Settings, to: string | undefined): Promise<Target> {
  if (to !== 'embedded' && to !== 'server') throw new Error(USAGE);
  const url = to === 'embedded' ? null : (await text(process.stdin)).trim();
  if (url !== null && !/^postgres(ql)?:\/\/.+$/.test(url)) throw new Error(USAGE);
  if (url === databaseUrl) throw new Error('that is where it is; nothing was moved');
  return { databaseUrl: url, databaseRequestsUrl: null };
}

/**
 * Takes the instance lock, an advisory lock, of both databases, so that no server runs on them or
 * starts (REL-7). The data folder of an embedded database has a lock of its own.
 */
async function acquireInstanceLocks(
  urls: readonly (string | null)[],
): Promise<readonly InstanceLock[]> {
  const held: InstanceLock[] = [];
  try {
    for (const url of urls)
      if (url !== null)
        held.push(
          await acquireInstanceLock({ url, several: false, wait: WAIT_MS, onLost: () => {} }),
        );
    return held;
  } catch (problem) {
    for (const lock of held) await lock.release();
    if (!(problem instanceof InstanceLockTaken)) throw problem;
    throw new Error('a server runs on it: stop every server of both first; nothing was moved');
  }
}

await runCommand(main);
