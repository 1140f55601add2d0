import { type Present, QuarantinedCopyNote } from './quarantined-copy-note.tsx';
import { useQuarantinedCopies } from './use-quarantined-copies.ts';

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
