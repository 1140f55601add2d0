import { readSettings } from '../../hono.config.ts';
import { createDatabase } from '../database/create-database.ts';
import { locationOf } from '../database/location.ts';
import { currentTrailKey } from '../database/trail-keys.ts';
import { runCommand } from '../run-command.ts';
import { makeCurrent } from './sign-trails.ts';
import { trailOf } from './trail-scope.ts';

/**
 * `npm run audit:new-key`: AUD-8: has the trails signed with the key of TRAIL_KEY from here on, or with a new one where
 * there is none, when the key of before is lost or known to others. Every trail tells from which entry on. Exits with 1
 * when the key signs already, and with 2 when nothing was done. The server must be stopped first.
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
