import type { Me } from '../../domain/account/me.ts';
import { createCipher } from '../live/device/cipher.ts';
import { clearDevice, countKeptAccounts, forgetAccounts } from '../live/device/clear-device.ts';
import { keepThroughSignOut } from '../live/device/offline/keep-through-sign-out.ts';
import type { KeptTray } from '../live/device/offline/offline-entries.ts';
import { browserEnvironment } from '../live/pool/pool-environment.ts';
import { schedule } from '../live/pool/schedule.ts';
import { createSyncPool, type SyncPool, type UnstoredDocument } from '../live/pool/sync-pool.ts';

/** The pool (connection manager) of the account that is signed in; another account gets another. */
export type AccountPools = ReturnType<typeof createAccountPools>;

/** Whose pool it is, and by what key its copies are sealed. */
type Owner = Pick<Me, 'user' | 'role' | 'deviceKey'>;

/**
 * Who signs out waits so long for what is on its way to be stored before it is asked after, in ms.
 */
const LEAVING = 3_000;

/** Creates the pools of accounts. Sockets live here, outside React. */
export function createAccountPools(url: string, now: () => number) {
  let kept: { readonly account: string; readonly pool: SyncPool } | null = null;

  async function closePool(): Promise<void> {
    const pool = kept?.pool;
    kept = null;
    await pool?.close();
  }

  async function clear(keep: string | null): Promise<void> {
    // Where the browser denies it, what is left is sealed and its key is gone; the next sign-in tries again.
    await clearDevice(keep).catch(() => undefined);
  }

  return {
    /** The pool of an account; the pool of any other is closed. */
    of({ user, role, deviceKey }: Owner): SyncPool {
      if (kept?.account === user) return kept.pool;
      void kept?.pool.close();
      const cipher = createCipher(deviceKey);
      if (cipher === null) throw new Error('the server gave no key for this device');
      const environment = browserEnvironment(user, cipher);
      kept = { account: user, pool: createSyncPool({ url, role, now, schedule, environment }) };
      return kept.pool;
    },
    /**
     * After signing in: goes through the gate again with the account's new session; what another
     * account left on this browser goes (SYN-10). Resolves when it is gone.
     */
    async signedIn({ user }: Owner): Promise<void> {
      if (kept?.account === user) kept.pool.reconnect();
      else await closePool();
      await clear(user);
    },
    /** BTH-33: names what of a tray stays here through the sign-out. */
    async stay({ user, deviceKey }: Owner, tray: KeptTray, documents: readonly string[]) {
      const cipher = createCipher(deviceKey);
      // A device that cannot keep it opens it with the network.
      if (cipher !== null)
        await keepThroughSignOut({ user, cipher }, tray, documents).catch(() => undefined);
    },
    /** What holds something that the server has not stored, open or not. */
    unstored: (): readonly UnstoredDocument[] => kept?.pool.unstored() ?? [],
    /**
     * BTH-45: whether something stands on this page alone because the device refused to keep it.
     */
    isRefusedHere: (): boolean => kept?.pool.isRefusedHere() ?? false,
    /**
     * Resolves when nothing of that is left, or is not to be looked for: some seconds later at
     * most.
     */
    waitUntilStored: async (): Promise<void> => kept?.pool.waitUntilStored(LEAVING),
    /**
     * How many copies this device holds of documents that were made anew, on which nobody has
     * decided yet.
     */
    quarantined: (): number => kept?.pool.quarantine.copies().length ?? 0,
    /**
     * ACC-74, ACC-123: closes the pool and forgets whoever signed in here; answers how many
     * accounts have work waiting here (SYN-11).
     */
    async forget(): Promise<number> {
      await closePool();
      await forgetAccounts();
      return countKeptAccounts();
    },
    /**
     * Closes the pool at sign-out; what was kept goes, but for what the server may lack (SYN-11).
     */
    async close(): Promise<void> {
      await closePool();
      await clear(null);
    },
  };
}

/** The address of live documents, beside the page. */
export const collabUrl = (page: Pick<Location, 'protocol' | 'host'>): string =>
  `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}/collab`;
