import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { TrailKey } from '../keys/trail-key.ts';

/** A transaction that appends to audit trails, with the key that signs their heads. */
export type TrailScope = { readonly trx: Transaction<Tables>; readonly trailKey: TrailKey };

/** Combines a transaction of a database with that database's signing key. */
export const trailOf = (
  { trailKey }: Pick<Database, 'trailKey'>,
  trx: Transaction<Tables>,
): TrailScope => ({ trx, trailKey });
