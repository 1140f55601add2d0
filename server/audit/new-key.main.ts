import { readSettings } from '../../hono.config.ts';
import { createDatabase } from '../database/create-database.ts';
import { currentTrailKey } from '../database/installation/trail-keys.ts';
import { locationOf } from '../database/location.ts';
import { runCommand } from '../run-command.ts';
import { makeCurrent } from './sign-trails.ts';
import { trailOf } from './trail-scope.ts';

/**
 * The command `npm run audit:new-key`: rotates the key that signs the audit trails (AUD-8, AUD-37).
 * It uses the key of TRAIL_KEY, or a new one if there is none. It is for a key that is lost or
 * known to others. An entry in every trail says from where on the new key signs. Exits with 1 when
 * the key signs already, and with 2 when nothing was done. The server must be stopped first.
 */
async function main(): Promise<number> {
  const place = locationOf(readSettings());
  const database = await createDatabase(place, { mustExist: true, anyKey: true });
  try {
    const { id } = database.trailKey;
    if ((await currentTrailKey(database.db)) === id) {
      console.error(`key ${id} signs already; move its file away to have a new one made`);
      return 1;
    }
    await database.asOwner((trx) => makeCurrent(trailOf(database, trx), new Date()));
    console.log(`the audit trails are signed with key ${id} from here on`);
    return 0;
  } finally {
    await database.close();
  }
}

await runCommand(main);
