import { useMemo, useSyncExternalStore } from 'react';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';
import { useSyncPool } from '../pool/use-document.tsx';

/** SYN-8: the quarantined copies on this device, and how one of them is removed. */
export function useQuarantinedCopies(): {
  readonly copies: readonly QuarantinedCopy[];
  readonly drop: (copy: QuarantinedCopy) => Promise<void>;
} {
  const { quarantine } = useSyncPool();
  const copies = useSyncExternalStore(quarantine.subscribe, quarantine.copies);
  return useMemo(() => ({ copies, drop: quarantine.drop }), [copies, quarantine]);
}
