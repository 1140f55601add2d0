import { isDeepStrictEqual, parseArgs } from 'node:util';
import { readSettings, type Settings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { openRestored } from '../backups/open-restored.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { locationOf } from '../database/location.ts';
import { runCommand } from '../run-command.ts';
import { moveInstallation, sumInstallation } from './move-installation.ts';

const USAGE = 'npm run move -- --to <postgres://…, or embedded>';

/**
 * REL-7: `npm run move -- --to <address>`: brings everything of the installation that the settings name onto another PostgreSQL
 * server, or with `--to embedded` into the embedded database of its data folder, and compares table by table. The data
 * folder goes on, with secret and keys. What was moved from stays as it is. Exits with 1 when it changed meanwhile, and with
 * 2 when nothing was moved.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readSettings();
  const target = targetOf(settings, values.to);
  const dataFolder = await prepareDataFolder(settings.dataFolder);
  const here = await openDatabase(locationOf({ ...settings, dataFolder }), { mustExist: true });
  try {
    const place = locationOf({ ...settings, dataFolder, ...target });
    const { database: there } = await openRestored(place, dataFolder, settings.secret);
    try {
      const moved = await moveInstallation(here, there);
      for (const { table, rows, digest } of moved) console.log(`${rows} ${table}: equal ${digest}`);
      if (!isDeepStrictEqual(await sumInstallation(here), moved)) {
        console.error(
          'what was moved changed meanwhile: stop every server of it, and move again into an empty place',
        );
        return 1;
      }
    } finally {
      await there.close();
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

/** The settings of the place that is moved to. */
function targetOf(
  { databaseUrl }: Settings,
  to: string | undefined,
): Pick<Settings, 'databaseUrl' | 'databaseRequestsUrl'> {
  if (to === undefined || !/^(embedded|postgres(ql)?:\/\/.+)$/.test(to)) throw new Error(USAGE);
  const url = to === 'embedded' ? null : to;
  if (url === databaseUrl) throw new Error('that is where it is; nothing was moved');
  return { databaseUrl: url, databaseRequestsUrl: null };
}

await runCommand(main);
