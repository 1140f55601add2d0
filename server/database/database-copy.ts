import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A read-only snapshot of the database at one time (DAT-14), which does not block the database.
 * `close` deletes it.
 */
export type DatabaseCopy = { readonly db: Kysely<Tables>; readonly close: () => Promise<void> };
