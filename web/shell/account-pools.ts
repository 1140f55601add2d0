import type { Me } from '../../domain/account/me.ts';
import { createCipher } from '../live/device/cipher.ts';
import { clearDevice, countKeptAccounts, forgetAccounts } from '../live/device/clear-device.ts';
import { keepThroughSignOut } from '../live/device/offline/keep-through-sign-out.ts';
import type { KeptTray } from '../live/device/offline/offline-entries.ts';
import { browserEnvironment } from '../live/pool/pool-environment.ts';
import { schedule } from '../live/pool/schedule.ts';
import { createSyncPool, type SyncPool, type UnstoredDocument } from '../live/pool/sync-pool.ts';

/**
 * The sync pools (connection managers of live documents) of a page: one open pool, that of the
 * signed-in account.
 */
export type AccountPools = ReturnType<typeof createAccountPools>;

/** The account of a pool, and the device key that encrypts its local copies. */
type Owner = Pick<Me, 'user' | 'role' | 'deviceKey'>;

/** Timeout at sign-out for pending updates to be stored, before the sign-out question, in ms. */
const LEAVING = 3_000;

/** Creates the sync pools of accounts. WebSocket connections live here, outside React. */
export function createAccountPools(url: string, now: () => number) {
  let kept: { readonly account: string; readonly pool: SyncPool } | null = null;

  async function closePool(): Promise<void> {
    const pool = kept?.pool;
    kept = null;
    await pool?.close();
  }

  async function clear(keep: string | null): Promise<void> {
    // If the browser refuses the deletion, the remaining copies are encrypted and their key is
    // gone. The next sign-in tries again.
    await clearDevice(keep).catch(() => undefined);
  }

  return {
    /** Returns the pool of an account, and closes the pool of any other account. */
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
     * After sign-in: re-authorises the connections with the new session of the account, and deletes
     * the data that another account left in this browser (SYN-10). Resolves when the data is
     * deleted.
     */
    async signedIn({ user }: Owner): Promise<void> {
      if (kept?.account === user) kept.pool.reconnect();
      else await closePool();
      await clear(user);
    },
    /** Keeps the named documents of a tray on this device through the sign-out (BTH-33). */
    async stay({ user, deviceKey }: Owner, tray: KeptTray, documents: readonly string[]) {
      const cipher = createCipher(deviceKey);
      // If the device cannot store the tray, the next sign-in loads it over the network.
      if (cipher !== null)
        await keepThroughSignOut({ user, cipher }, tray, documents).catch(() => undefined);
    },
    /** The documents, open or closed, with updates that the server has not stored. */
    unstored: (): readonly UnstoredDocument[] => kept?.pool.unstored() ?? [],
    /**
     * Whether a change is only in the memory of this page because the device refused to store it
     * (BTH-45).
     */
    isRefusedHere: (): boolean => kept?.pool.isRefusedHere() ?? false,
    /**
     * Resolves when the server has stored every update; at once while the browser is offline, and
     * after the timeout `LEAVING` at the latest.
     */
    waitUntilStored: async (): Promise<void> => kept?.pool.waitUntilStored(LEAVING),
    /**
     * The number of quarantined copies on this device: copies of documents that the server
     * replaced, and that nobody has decided on yet.
     */
    quarantined: (): number => kept?.pool.quarantine.copies().length ?? 0,
    /**
     * Closes the pool and forgets the accounts that signed in on this device (ACC-74, ACC-123).
     * Resolves to the number of accounts with unsent work on this device (SYN-11).
     */
    async forget(): Promise<number> {
      await closePool();
      await forgetAccounts();
      return countKeptAccounts();
    },
    /**
     * Closes the pool at sign-out and deletes its local copies, except documents that the server
     * may lack (SYN-11).
     */
    async close(): Promise<void> {
      await closePool();
      await clear(null);
    },
  };
}

/** The WebSocket URL of the live documents, on the host of the page. */
export const collabUrl = (page: Pick<Location, 'protocol' | 'host'>): string =>
  `${page.protocol === 'https:' ? 'wss:' : 'ws:'}//${page.host}/collab`;
