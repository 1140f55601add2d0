import type { UnstoredDocument } from '../pool/sync-pool.ts';
import { useUnstoredName } from './use-unstored-name.ts';

/** BTH-44: what is not stored yet, by the names people know; nothing where there is none. */
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
