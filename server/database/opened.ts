import type { Kysely } from 'kysely';
import type { Durability } from './database.ts';
import type { Tables } from './tables.ts';

/** An engine that is open, before its tables are brought up to date. */
export type OpenedDatabase = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** Looks whether commits reach the disk; the tables must be there. */
  readonly durability: () => Promise<Durability>;
  readonly close: () => Promise<void>;
};
