import { sql } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { currentTrailKey } from '../database/installation/trail-keys.ts';
import { appendAudit } from './append-audit.ts';
import { type TrailScope, trailOf } from './trail-scope.ts';

/** The command of the audit entry from which on the signatures of a key are valid. */
export const SIGN_TRAIL = 'sign-trail';

/**
 * Registers the public key at the first start with a signing key, and starts signing the older
 * audit trails (AUD-8, AUD-38). Each of them gets an entry from which on its head is signed. This
 * happens once: afterwards an unsigned head is never signed automatically. An advisory lock makes
 * parallel processes do it one after the other.
 */
export async function signTrails(database: Database, at: Date): Promise<void> {
  if (isOwn(database, await currentTrailKey(database.db))) return;
  await database.asOwner(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verdial-trail-key'))`.execute(trx);
    const known = await currentTrailKey(trx);
    if (known === null) await makeCurrent(trailOf(database, trx), at);
    else isOwn(database, known);
  });
}

/**
 * Whether the registered key is the key of this process; false when none is registered. Throws when
 * another process registered a different key.
 */
function isOwn({ trailKey }: Database, known: string | null): boolean {
  if (known !== null && known !== trailKey.id)
    throw new Error(
      `another process signs the audit trails of this database with key ${known}. Give every process the same ` +
        'file as TRAIL_KEY',
    );
  return known !== null;
}

/**
 * Makes the key of the scope the current signing key, and appends an entry to every audit trail
 * whose head this key did not sign (AUD-8, AUD-37).
 */
export async function makeCurrent({ trx, trailKey }: TrailScope, at: Date): Promise<void> {
  await trx.updateTable('trailKeys').set({ current: null }).execute();
  await trx
    .insertInto('trailKeys')
    .values({ id: trailKey.id, publicKey: trailKey.publicKey, current: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ current: true }))
    .execute();
  const heads = await trx
    .selectFrom('auditHeads')
    .select(['panel', 'sequence', 'key'])
    .where('sequence', '>', 0)
    .forUpdate()
    .execute();
  for (const { panel, sequence, key } of heads)
    if (key !== trailKey.id) await tell({ trx, trailKey }, panel, sequence + 1, key, at);
}

async function tell(
  scope: TrailScope,
  panel: PanelId,
  since: number,
  before: string | null,
  at: Date,
): Promise<void> {
  const { id: key, publicKey } = scope.trailKey;
  const server = { actor: 'system', name: 'server', role: 'system', from: 'server' };
  await appendAudit(
    scope,
    {
      panel,
      ...server,
      command: SIGN_TRAIL,
      data: { key },
      before: { key: before },
      after: { since, publicKey },
    },
    at,
  );
}
