import type { AccountPools } from './account-pools.ts';

/**
 * The sync pools of a page, loaded with the first use (lazy loading): the sign-in page needs neither
 * Yjs nor the ciphers.
 */
export type LazyPools = AccountPools & {
  /** Loads the pools. Resolves when `of` may be called. */
  readonly load: () => Promise<void>;
};

/**
 * Wraps pools that `load` loads and creates. Until then no document is open, so that there is no
 * unstored work. `of` throws before, which is a programming error.
 */
export function createLazyPools(load: () => Promise<AccountPools>): LazyPools {
  let pools: AccountPools | null = null;
  let loading: Promise<AccountPools> | null = null;

  /** A load that failed is tried again with the next use: the network may be back. */
  function loaded(): Promise<AccountPools> {
    loading ??= load().then(
      (found) => {
        pools = found;
        return found;
      },
      (problem: unknown) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  }

  return {
    load: async () => void (await loaded()),
    of(owner) {
      if (pools === null) throw new Error('the pools are not loaded');
      return pools.of(owner);
    },
    signedIn: async (owner) => (await loaded()).signedIn(owner),
    stay: async (owner, tray, documents) => (await loaded()).stay(owner, tray, documents),
    unstored: () => pools?.unstored() ?? [],
    isRefusedHere: () => pools?.isRefusedHere() ?? false,
    waitUntilStored: async () => pools?.waitUntilStored(),
    quarantined: () => pools?.quarantined() ?? 0,
    forget: async () => (await loaded()).forget(),
    close: async () => (await loaded()).close(),
  };
}
