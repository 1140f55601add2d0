import { useMemo, useSyncExternalStore } from 'react';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';
import { useSyncPool } from '../pool/use-document.tsx';

/** The quarantined copies on this device, and a function that removes one of them (SYN-8). */
export function useQuarantinedCopies(): {
  readonly copies: readonly QuarantinedCopy[];
  readonly drop: (copy: QuarantinedCopy) => Promise<void>;
} {
  const { quarantine } = useSyncPool();
  const copies = useSyncExternalStore(quarantine.subscribe, quarantine.copies);
  return useMemo(() => ({ copies, drop: quarantine.drop }), [copies, quarantine]);
}
