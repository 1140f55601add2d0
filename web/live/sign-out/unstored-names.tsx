import type { UnstoredDocument } from '../pool/sync-pool.ts';
import { useUnstoredName } from './use-unstored-name.ts';

/** The list of unstored documents, by the names people know; empty if there are none (BTH-44). */
export function UnstoredNames({ documents }: { readonly documents: readonly UnstoredDocument[] }) {
  const nameOf = useUnstoredName();
  if (documents.length === 0) return null;
  return (
    <ul>
      {documents.map(({ name }) => (
        <li key={name}>{nameOf(name)}</li>
      ))}
    </ul>
  );
}
