import type { Kysely } from 'kysely';
import type { Durability } from './database.ts';
import type { DatabaseCopy } from './database-copy.ts';
import type { ReadAccess } from './read-access.ts';
import type { Tables } from './tables.ts';

/** An engine that is open, before its tables are brought up to date. */
export type OpenedDatabase = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** Runs work whose statements may take as long as they take, such as migrations: on `db`, or on a connection beside it. */
  readonly unhurried: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /** Looks whether commits reach the disk; the tables must be there. */
  readonly durability: () => Promise<Durability>;
  readonly aside: (() => Promise<DatabaseCopy>) | null;
  /** How another process reads it (BAK-51); null where none can. */
  readonly beside: ReadAccess | null;
  readonly close: () => Promise<void>;
};
