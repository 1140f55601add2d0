import type { Kysely } from 'kysely';
import type { Aside } from './aside.ts';
import type { Beside } from './beside.ts';
import type { Durability } from './database.ts';
import type { Tables } from './tables.ts';

/** An engine that is open, before its tables are brought up to date. */
export type OpenedDatabase = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** Runs work whose statements may take as long as they take, such as migrations: on `db`, or on a connection beside it. */
  readonly unhurried: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /** Looks whether commits reach the disk; the tables must be there. */
  readonly durability: () => Promise<Durability>;
  readonly aside: (() => Promise<Aside>) | null;
  /** How another process reads it (BAK-51); null where none can. */
  readonly beside: Beside | null;
  readonly close: () => Promise<void>;
};
