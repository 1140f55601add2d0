import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A read-only copy of a database at one time (DAT-14), read while the database goes on; `close` deletes it. */
export type DatabaseCopy = { readonly db: Kysely<Tables>; readonly close: () => Promise<void> };
