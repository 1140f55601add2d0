import { createDatabase, type Opening } from '../database/create-database.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';
import { signTrails } from './sign-trails.ts';

/**
 * Opens the database with the key that signs its audit trails (AUD-8). At the first start with a
 * key, an entry in each older trail says from where on it is signed.
 */
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
