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

/** Gives the screens below the pool of the signed-in account. */
export function SyncPoolProvider({ pool, children }: { pool: SyncPool; children: ReactNode }) {
  return <PoolContext.Provider value={pool}>{children}</PoolContext.Provider>;
}

/** The pool of the signed-in account. Throws outside its provider, which is a mistake of the program. */
export function useSyncPool(): SyncPool {
  const pool = useContext(PoolContext);
  if (pool === null) throw new Error('no sync pool above this screen');
  return pool;
}

/** An open document and where the work on it is; null until it is opened. */
export type OpenDocument = { readonly handle: DocumentHandle; readonly status: DocumentStatus };

/** Holds a document while the screen shows it and renders again when its status changes. A null name holds nothing. */
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

/** Whether there is a way to the server. */
export function useConnection(): Connection {
  const pool = useSyncPool();
  return useSyncExternalStore(pool.subscribe, pool.connection);
}

/** BTH-54: whether something stands on this page and nowhere else, so that nobody may be told that nothing is lost. */
export function useIsRefusedHere(): boolean {
  const pool = useSyncPool();
  return useSyncExternalStore(pool.subscribe, pool.isRefusedHere);
}
