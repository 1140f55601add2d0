import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { newPrivateKey, type TrailKey, trailKeyOf } from '../../keys/trail-key.ts';
import { makeTrailKey, readTrailKey, TRAIL_KEY_FILE } from '../../keys/trail-key-file.ts';
import type { DatabaseLocation } from '../database.ts';
import type { Tables } from '../tables.ts';

/** The file with the signing key of the audit trail, or null in memory. */
export function keyFileOf(place: DatabaseLocation): string | null {
  if ('url' in place) return place.trailKey;
  return 'memory' in place ? null : (place.trailKey ?? join(place.dataFolder, TRAIL_KEY_FILE));
}

/**
 * Opens the key that signs this database's audit trails, and creates it when the database knows
 * none (AUD-6). Throws with the key's id when the file has another key, or none. A second key would
 * sign entries without any check.
 */
export async function openTrailKey(
  db: Kysely<Tables>,
  file: string | null,
  anyKey: boolean,
): Promise<TrailKey> {
  if (file === null) return trailKeyOf(newPrivateKey());
  const known = await currentTrailKey(db);
  const found = await readTrailKey(file);
  if (anyKey) return found ?? makeTrailKey(file);
  if (known !== null && found?.id !== known)
    throw new Error(
      `the audit trails of this database are signed with key ${known}; ` +
        `${found === null ? 'there is none' : `another one, ${found.id}, is`} in ${file}. Bring the key back, or see ` +
        '“Audit trail” in docs/operating.md',
    );
  if (known === null && found !== null && (await hasUnsignedTrail(db)))
    throw new Error(
      `audit trails of this database have lost their signatures, and key ${found.id} in ${file} is older than they are. ` +
        'Nothing was signed. See “Audit trail” in docs/operating.md',
    );
  return found ?? makeTrailKey(file);
}

/** The id of the key that signs a database's audit trails, or null before the first. */
export async function currentTrailKey(db: Kysely<Tables>): Promise<string | null> {
  const row = await db
    .selectFrom('trailKeys')
    .select('id')
    .where('current', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function hasUnsignedTrail(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('auditHeads')
    .select('panel')
    .where('sequence', '>', 0)
    .where('signature', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
