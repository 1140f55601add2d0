import { AsideNote, type Present } from './aside-note.tsx';
import { useAsides } from './use-asides.ts';

/** SYN-8: what this device holds from before of these documents, or of all; nothing where there is nothing. */
export function AsideNotes({
  names,
  present,
  size,
}: {
  /** The documents by name; null is all of this account. */
  readonly names: readonly string[] | null;
  /** The document of now, where it may be written to. */
  readonly present: Present | null;
  readonly size?: 'desk' | 'booth' | undefined;
}) {
  const { copies, drop } = useAsides();
  return copies
    .filter(({ document }) => names === null || names.includes(document))
    .map((copy) => (
      <AsideNote
        key={`${copy.document} ${copy.birth}`}
        copy={copy}
        present={present}
        size={size}
        onDrop={drop}
      />
    ));
}
