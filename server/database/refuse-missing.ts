import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseLocation } from './database.ts';
import { openServer } from './postgres/open-server.ts';

/** Throws when the location has no database of the product. Creates nothing (DAT-12). */
export async function refuseMissing(place: DatabaseLocation): Promise<void> {
  if ('url' in place) return refuseEmptyServer(place.url);
  if ('memory' in place) return;
  const files = join(place.dataFolder, 'database');
  if (existsSync(files) && readdirSync(files).length > 0) return;
  throw new Error(`there is no database in ${place.dataFolder}; nothing was made. See DATA_FOLDER`);
}

async function refuseEmptyServer(url: string): Promise<void> {
  const { db, close } = openServer(url);
  try {
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass('verdial_installation')::text as found`.execute(db);
    if (rows[0]?.found === null)
      throw new Error('the database of DATABASE_URL is not one of Verdial; nothing was made in it');
  } finally {
    await close();
  }
}
