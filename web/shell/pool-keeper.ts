import { after } from '../live/pool/after.ts';
import { createSyncPool, type SyncPool } from '../live/pool/sync-pool.ts';

/** Keeps the pool of the account that is signed in; another account gets another. */
export type PoolKeeper = ReturnType<typeof createPoolKeeper>;

/** Builds the keeper. Sockets live here, outside React. */
export function createPoolKeeper(url: string, now: () => number) {
  let kept: { readonly account: string; readonly pool: SyncPool } | null = null;

  return {
    /** The pool of an account; the pool of any other is closed. */
    of(account: string): SyncPool {
      if (kept?.account === account) return kept.pool;
      void kept?.pool.close();
      kept = { account, pool: createSyncPool({ url, account, now, after }) };
      return kept.pool;
    },
    /** Goes through the gate again with the account's new session, after signing in. */
    signedIn(): void {
      kept?.pool.reconnect();
    },
    /** How many open documents hold something that the server has not stored. */
    unstored: (): number => kept?.pool.unstored() ?? 0,
    /** How many copies this device holds of documents that were made anew, on which nobody has decided yet. */
    asides: (): number => kept?.pool.asides.copies().length ?? 0,
    /** Closes the pool at sign-out; copies on this device go when the server holds everything. */
    async close(): Promise<void> {
      const pool = kept?.pool;
      kept = null;
      await pool?.close(pool.unstored() === 0);
    },
  };
}

/** The address of live documents, beside the page. */
export const collabUrl = (page: Pick<Location, 'protocol' | 'host'>): string =>
  `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}/collab`;
