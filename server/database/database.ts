import type { Kysely, Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import type { DatabaseCopy } from './database-copy.ts';
import type { ReadAccess } from './read-access.ts';
import type { ServerLimits } from './server-limits.ts';
import type { Tables } from './tables.ts';

/** Whether a commit reaches the disk before it is answered. A loud note says why when it does not. */
export type Durability =
  | { readonly synced: true; readonly by: 'embedded' | 'server' }
  | { readonly synced: false; readonly note: string };

/** A transaction that sees and writes one panel alone. Every repository takes it as its first argument. */
export type PanelScope = { readonly trx: Transaction<Tables>; readonly panel: PanelId };

/** SEC-51: whether requests log in as a role of their own, that owns nothing; else why they step down from the owner's. */
export type RequestsLogin = { readonly own: true } | { readonly own: false; readonly note: string };

/** The database, on either engine. */
export type Database = {
  readonly engine: 'embedded' | 'server';
  /**
   * The query builder with what the server itself may do over all panels (SEC-82), for the account library too:
   * `betterAuth({ database: { db: database.db, type: 'postgres' } })`. Panel data goes through `inPanel`.
   */
  readonly db: Kysely<Tables>;
  /** The query builder of the owner of the tables, who may do everything: for what makes or mends them, no request. */
  readonly owner: Kysely<Tables>;
  readonly durability: Durability;
  /**
   * Opens a read-only copy of the embedded database (DAT-14), for long reads that keep nobody waiting. Null on a server,
   * where a transaction has a snapshot.
   */
  readonly aside: (() => Promise<DatabaseCopy>) | null;
  /** How another process of this machine reads what `db` reads (BAK-51); null in memory. */
  readonly beside: ReadAccess | null;
  readonly requests: RequestsLogin;
  /** AUD-6: what the heads of its audit trails are signed with. */
  readonly trailKey: TrailKey;
  /**
   * DAT-1: runs the work in one transaction that row-level security holds to the panel. What it throws rolls back.
   * A second transaction begun inside the work is refused on both engines: the embedded one has one connection.
   */
  inPanel<Value>(panel: PanelId, work: (scope: PanelScope) => Promise<Value>): Promise<Value>;
  /**
   * DAT-44: the same for what reads much (searches of the trail, lists, exports, quality): on a server it has a few connections of its own, and
   * what waits there keeps nothing else waiting.
   */
  searchInPanel<Value>(panel: PanelId, work: (scope: PanelScope) => Promise<Value>): Promise<Value>;
  /** Runs the work in one transaction over all panels: founding a panel, storing documents, verifying trails. */
  asInstallation<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  /** Runs the work in one transaction of the owner of the tables: the start, and what the operator brings back. */
  asOwner<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  /**
   * Vacuums the tables of the embedded database, one after the other, while `mayGoOn` says so; returns which (DAT-13).
   * Null on a server, which does so by itself.
   */
  readonly tidy: ((mayGoOn: () => boolean) => Promise<readonly string[]>) | null;
  /** Ends the connections and frees the data folder; resolves when everything committed is on the disk. */
  close(): Promise<void>;
};

/**
 * Where the data is: a folder of this machine, a PostgreSQL server, or nowhere but in memory (tests). `trailKey` is the
 * file of the key of the audit trail; a folder has one of its own where none is named, memory has one in memory.
 */
export type DatabaseLocation =
  | { readonly dataFolder: string; readonly trailKey?: string }
  | {
      readonly url: string;
      /** The same database by the login of requests (SEC-51). */
      readonly requestsUrl?: string | null;
      /** SEC-52: where no such address is given, what the product makes that login from. */
      readonly requestsSecret?: string;
      readonly trailKey: string;
      readonly limits?: ServerLimits;
    }
  | { readonly memory: true; readonly from?: Uint8Array };
