import type { Kysely } from 'kysely';
import type { Durability } from './database.ts';
import type { DatabaseCopy, ReadAccess } from './read-access.ts';
import type { Tables } from './tables.ts';

/** An open database engine, before its tables are migrated. */
export type OpenedDatabase = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /**
   * Runs work without a statement timeout, such as migrations: on `db`, or on a separate
   * connection.
   */
  readonly unhurried: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /** Checks whether commits are synced to the disk. The tables must exist. */
  readonly durability: () => Promise<Durability>;
  readonly openCopy: (() => Promise<DatabaseCopy>) | null;
  /** How another process can read the database (BAK-51). Null where none can. */
  readonly readAccess: ReadAccess | null;
  readonly close: () => Promise<void>;
};
