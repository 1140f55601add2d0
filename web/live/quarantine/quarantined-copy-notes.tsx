import { useMemo, useSyncExternalStore } from 'react';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';
import { useSyncPool } from '../pool/use-document.tsx';
import { type Present, QuarantinedCopyNote } from './quarantined-copy-note.tsx';

/**
 * An inline message for each quarantined copy of these documents, or of all documents of the
 * account (SYN-8).
 */
export function QuarantinedCopyNotes({
  names,
  present,
  size,
}: {
  /** The documents by name; null for all of this account. */
  readonly names: readonly string[] | null;
  /** The current document, if this person may write to it. */
  readonly present: Present | null;
  readonly size?: 'desk' | 'booth' | undefined;
}) {
  const { copies, drop } = useQuarantinedCopies();
  return copies
    .filter(({ document }) => names === null || names.includes(document))
    .map((copy) => (
      <QuarantinedCopyNote
        key={`${copy.document} ${copy.birth}`}
        copy={copy}
        present={present}
        size={size}
        onDrop={drop}
      />
    ));
}

/** The quarantined copies on this device, and a function that removes one of them (SYN-8). */
function useQuarantinedCopies(): {
  readonly copies: readonly QuarantinedCopy[];
  readonly drop: (copy: QuarantinedCopy) => Promise<void>;
} {
  const { quarantine } = useSyncPool();
  const copies = useSyncExternalStore(quarantine.subscribe, quarantine.copies);
  return useMemo(() => ({ copies, drop: quarantine.drop }), [copies, quarantine]);
}
