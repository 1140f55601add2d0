import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { readSettings } from '../../hono.config.ts';
import { runCommand } from '../run-command.ts';
import type { DatabaseLocation } from './database.ts';
import { locationOf } from './location.ts';
import type { OpenedDatabase } from './opened.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { openServer } from './postgres/open-server.ts';
import { refuseMissing } from './refuse-missing.ts';
import { newestSchema, readSchemaState } from './schema-state.ts';

const MIB = 1_048_576;

/**
 * The command `npm run upgrade:check`, a dry run of an upgrade, run in the newer release with the
 * installation's settings (REL-9). Prints the pending migrations, and that only the backup can undo
 * them. Prints the place of the backup and whether the disk has space for it. Changes nothing.
 * Exits with 1 when the first start would be refused.
 */
async function main(): Promise<number> {
  const { upgradeBackup, ...settings } = readSettings();
  const dataFolder = resolve(settings.dataFolder);
  const place = locationOf({ ...settings, dataFolder });
  await refuseMissing(place);
  const opened = await open(place);
  try {
    const { at, lacking, unknown } = await readSchemaState(opened.db);
    const to = newestSchema();
    if (unknown.length > 0) {
      console.log(
        `the tables are of a newer release (${unknown.join(', ')}): this one will not start`,
      );
      return 1;
    }
    if (lacking.length === 0) {
      console.log(`the tables are of this release (${to}): nothing will be changed`);
      return 0;
    }
    console.log(`the tables are of ${at}, and the first start brings them to ${to}:`);
    for (const step of lacking) console.log(`  ${step}`);
    console.log('none of these can be gone back: no older release opens the tables afterwards');
    if (upgradeBackup === 'no') {
      console.log('nothing will be kept (UPGRADE_BACKUP=no): there will be no way back');
      return 0;
    }
    return await tellKept(opened, dataFolder, String(at));
  } finally {
    await opened.close();
  }
}

const open = async (place: DatabaseLocation): Promise<OpenedDatabase> =>
  'url' in place ? openServer(place.url) : openEmbedded(place);

async function tellKept({ engine, db }: OpenedDatabase, folder: string, at: string) {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const needed = rows[0]?.bytes ?? 0;
  const { bavail, bsize } = await statfs(folder);
  const file = `before-upgrade-from-${at}${engine === 'embedded' ? '' : '.zip'}`;
  const [most, free] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / MIB));
  console.log(
    `what is stored will be kept in ${folder}/${file}: ${most} MiB at most, ${free} MiB are free`,
  );
  if (bavail * bsize >= needed) return 0;
  console.log('there is no room for it: the start will be refused, with nothing changed');
  return 1;
}

await runCommand(main);
