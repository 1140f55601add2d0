import { useMemo, useSyncExternalStore } from 'react';
import type { AsideCopy } from '../pool/aside-store.ts';
import { useSyncPool } from '../pool/use-document.tsx';

/** SYN-8: what this device holds of documents that were made anew, and how one of it goes. */
export function useAsides(): {
  readonly copies: readonly AsideCopy[];
  readonly drop: (copy: AsideCopy) => Promise<void>;
} {
  const { asides } = useSyncPool();
  const copies = useSyncExternalStore(asides.subscribe, asides.copies);
  return useMemo(() => ({ copies, drop: asides.drop }), [copies, asides]);
}
