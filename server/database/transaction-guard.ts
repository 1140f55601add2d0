import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Creates a guard that refuses nested transactions (DAT-2). The embedded engine has one connection,
 * so a nested transaction would be a deadlock. It is refused on both engines, so that code that is
 * correct on one is correct on the other.
 */
export function createTransactionGuard() {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  return {
    /** Runs the work. Throws when it is called inside other work that has not ended. */
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
