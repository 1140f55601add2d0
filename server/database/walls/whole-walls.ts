import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { brokenWalls } from './check-walls.ts';
import { raiseWalls, WALLS } from './raise-walls.ts';

/**
 * DAT-41: raises the walls of a database whose walls are of another release, or where `anew` says so. Then all of them must stand:
 * a database that has lost one, as a copy brought back without its roles has, is refused by the names of its tables.
 */
export async function wholeWalls(owner: Kysely<Tables>, anew: boolean): Promise<void> {
  const { rows } = await sql<{ raised: string }>`select raised from verdial_walls`.execute(owner);
  if (anew || rows[0]?.raised !== WALLS) await raiseWalls(owner);
  const broken = await brokenWalls(owner);
  if (broken.length > 0)
    throw new Error(
      `the walls between panels do not stand in this database: ${broken.join(', ')}. After a copy was brought back, ` +
        'npm run database:walls raises them: see “A copy of the database” in docs/operating.md',
    );
}
