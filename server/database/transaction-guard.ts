import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * DAT-2: the embedded engine has one connection, so a transaction begun inside another would wait for itself for
 * ever. It is refused on both engines, so that a program right on one is right on the other.
 */
export function createTransactionGuard() {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  return {
    /** Runs the work, unless it was called from inside other work that is still under way. */
    async once<Value>(work: () => Promise<Value>): Promise<Value> {
      if (current.getStore()?.open === true)
        throw new Error('a transaction was begun inside another; pass the first one on instead');
      const mark = { open: true };
      try {
        return await current.run(mark, work);
      } finally {
        mark.open = false;
      }
    },
  };
}
