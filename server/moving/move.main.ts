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

/** How long a server that is about to end has for it. */
const WAIT_MS = 1_000;
const USAGE =
  'npm run move -- --to server < a file with the address, postgres://…  or  npm run move -- --to embedded';

/**
 * REL-7: `npm run move -- --to server`: brings everything of the installation that the settings name onto another PostgreSQL
 * server, or with `--to embedded` into the embedded database of its data folder, and compares table by table. The address
 * of the server is read from standard input: it has a password, and arguments stand in the list of processes. The data
 * folder goes on, with secret and keys. What was moved from stays as it is. Exits with 1 when it changed meanwhile, and with
 * 2 when nothing was moved.
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

/** Whether what was moved is what there is. */
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

/** The settings of the place that is moved to. */
async function targetOf({ databaseUrl }: Settings, to: string | undefined): Promise<Target> {
  if (to !== 'embedded' && to !== 'server') throw new Error(USAGE);
  const url = to === 'embedded' ? null : (await text(process.stdin)).trim();
  if (url !== null && !/^postgres(ql)?:\/\/.+$/.test(url)) throw new Error(USAGE);
  if (url === databaseUrl) throw new Error('that is where it is; nothing was moved');
  return { databaseUrl: url, databaseRequestsUrl: null };
}

/** REL-7: no server runs on these databases, and none starts, until what is held is given back. The folder holds itself. */
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
