import { createDatabase, type Opening } from '../database/create-database.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';
import { signTrails } from './sign-trails.ts';

/** AUD-8: opens the database with the key of its trails; at the first time with a key, trails that are older are told. */
export async function openDatabase(
  place: DatabaseLocation,
  opening: Opening = {},
  at: Date = new Date(),
): Promise<Database> {
  const database = await createDatabase(place, opening);
  try {
    await signTrails(database, at);
    return database;
  } catch (problem) {
    await database.close();
    throw problem;
  }
}
