import { resolve } from 'node:path';
import { readSettings } from '../../hono.config.ts';
import { runCommand } from '../run-command.ts';
import { createDatabase } from './create-database.ts';
import { locationOf } from './location.ts';

/**
 * The command `npm run database:walls`: creates the RLS policies again, in a database that was
 * restored from a copy.
 */
async function main(): Promise<number> {
  const settings = readSettings();
  const place = locationOf({ ...settings, dataFolder: resolve(settings.dataFolder) });
  const database = await createDatabase(place, { mustExist: true, recreatePolicies: true });
  await database.close();
  console.log('row-level security policies created');
  return 0;
}

await runCommand(main);
