import type { Kysely, Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import type { DatabaseCopy, ReadAccess } from './read-access.ts';
import type { ServerLimits } from './server-limits.ts';
import type { Tables } from './tables.ts';

/**
 * Whether commits are durable, that is, synced to the disk before they are acknowledged. If not,
 * `note` warns and says why.
 */
export type Durability =
  | { readonly synced: true; readonly by: 'embedded' | 'server' }
  | { readonly synced: false; readonly note: string };

/**
 * The tenant scope of a transaction: it reads and writes the rows of one panel. Every repository
 * takes it as its first argument.
 */
export type PanelScope = { readonly trx: Transaction<Tables>; readonly panel: PanelId };

/**
 * Whether requests log in as a role of their own that owns nothing. If not, `note` says why they
 * use the owner's connection (SEC-51).
 */
export type RequestsLogin = { readonly own: true } | { readonly own: false; readonly note: string };

/** The open database, with the same interface for both engines. */
export type Database = {
  readonly engine: 'embedded' | 'server';
  /**
   * The query builder with the server's permissions on all panels (SEC-82). The account library
   * uses it too: `betterAuth({ database: { db: database.db, type: 'postgres' } })`. For data of a
   * panel use `inPanel`.
   */
  readonly db: Kysely<Tables>;
  /**
   * The query builder of the owner of the tables, who may do everything. It is for creating and
   * repairing tables, never for requests.
   */
  readonly owner: Kysely<Tables>;
  readonly durability: Durability;
  /**
   * Opens a read-only copy of the embedded database, for long reads that block nobody (DAT-14).
   * Null on a server, where a transaction has a snapshot.
   */
  readonly openCopy: (() => Promise<DatabaseCopy>) | null;
  /** How another process of this machine can read the data of `db` (BAK-51). Null in memory. */
  readonly readAccess: ReadAccess | null;
  readonly requests: RequestsLogin;
  /** The key that signs the heads of the audit trails (AUD-6). */
  readonly trailKey: TrailKey;
  /**
   * Runs the work in one transaction, which row-level security limits to the panel (DAT-1). An
   * exception rolls it back. A nested transaction is refused on both engines, because the embedded
   * one has a single connection.
   */
  inPanel<Value>(panel: PanelId, work: (scope: PanelScope) => Promise<Value>): Promise<Value>;
  /**
   * Like `inPanel`, for large reads: searches of the audit trail, lists, exports, quality (DAT-44).
   * On a server they have a few connections of their own, so that their queue does not delay other
   * work.
   */
  searchInPanel<Value>(panel: PanelId, work: (scope: PanelScope) => Promise<Value>): Promise<Value>;
  /**
   * Runs the work in one transaction on all panels, for example to create a panel, store documents
   * or verify audit trails.
   */
  asInstallation<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  /**
   * Runs the work in one transaction as the owner of the tables, for the start and for restores by
   * the operator.
   */
  asOwner<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  /**
   * Vacuums the tables of the embedded database, one after another, while `mayGoOn` returns true
   * (DAT-13). Returns their names. Null on a server, which has autovacuum.
   */
  readonly vacuum: ((mayGoOn: () => boolean) => Promise<readonly string[]>) | null;
  /**
   * Closes the connections and frees the data folder. Resolves when every commit is on the disk.
   */
  close(): Promise<void>;
};

/**
 * The location of the database: a data folder, a PostgreSQL server, or memory (tests). `trailKey`
 * is the file with the key of the audit trail. By default a data folder contains its own, and a
 * database in memory has one in memory.
 */
export type DatabaseLocation =
  | { readonly dataFolder: string; readonly trailKey?: string }
  | {
      readonly url: string;
      /** The address of the same database with the login role of requests (SEC-51). */
      readonly requestsUrl?: string | null;
      /**
       * The secret from which the product creates the login role of requests, when there is no
       * address for it (SEC-52).
       */
      readonly requestsSecret?: string;
      readonly trailKey: string;
      readonly limits?: ServerLimits;
    }
  | { readonly memory: true; readonly from?: Uint8Array };
