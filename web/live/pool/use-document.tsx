import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { DocumentHandle, DocumentStatus } from './document-handle.ts';
import type { Connection, SyncPool } from './sync-pool.ts';

const PoolContext = createContext<SyncPool | null>(null);

/** Provides the pool of the signed-in account to the screens below. */
export function SyncPoolProvider({ pool, children }: { pool: SyncPool; children: ReactNode }) {
  return <PoolContext.Provider value={pool}>{children}</PoolContext.Provider>;
}

/** The pool of the signed-in account. Throws outside its provider, which is a programming error. */
export function useSyncPool(): SyncPool {
  const pool = useContext(PoolContext);
  if (pool === null) throw new Error('no sync pool above this screen');
  return pool;
}

/** An open document with its sync status. */
export type OpenDocument = { readonly handle: DocumentHandle; readonly status: DocumentStatus };

/**
 * Holds a document while the screen shows it, and renders again when its status changes. Null until
 * it is opened; a null name holds nothing.
 */
export function useDocument(name: string | null): OpenDocument | null {
  const pool = useSyncPool();
  useEffect(() => {
    if (name === null) return;
    pool.hold(name);
    return () => pool.release(name);
  }, [pool, name]);
  const handle = useSyncExternalStore(
    pool.subscribe,
    useCallback(() => (name === null ? null : pool.handle(name)), [pool, name]),
  );
  const status = useSyncExternalStore(
    useCallback((listener) => handle?.subscribe(listener) ?? (() => {}), [handle]),
    useCallback(() => handle?.status() ?? null, [handle]),
  );
  return handle === null || status === null ? null : { handle, status };
}

/** The state of the connection to the server. */
export function useConnection(): Connection {
  const pool = useSyncPool();
  return useSyncExternalStore(pool.subscribe, pool.connection);
}

/**
 * Whether work is on this page and nowhere else, so that no screen may promise that nothing is lost
 * (BTH-54).
 */
export function useIsRefusedHere(): boolean {
  const pool = useSyncPool();
  return useSyncExternalStore(pool.subscribe, pool.isRefusedHere);
}
