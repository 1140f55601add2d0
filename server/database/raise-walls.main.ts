import { resolve } from 'node:path';
import { readSettings } from '../../hono.config.ts';
import { runCommand } from '../run-command.ts';
import { createDatabase } from './create-database.ts';
import { locationOf } from './location.ts';

/** `npm run database:walls`: raises the walls between panels anew, in a database that was brought back from a copy. */
async function main(): Promise<number> {
  const settings = readSettings();
  const place = locationOf({ ...settings, dataFolder: resolve(settings.dataFolder) });
  const database = await createDatabase(place, { mustExist: true, raiseWalls: true });
  await database.close();
  console.log('the walls stand');
  return 0;
}

await runCommand(main);
