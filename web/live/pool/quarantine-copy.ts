import * as Y from 'yjs';
import { isOnlyRead, isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import { copyWithOwnValues, valuesOf } from '../../../domain/documents/quarantined-values.ts';
import { covers } from '../../../domain/sync/covers.ts';
import type { Role } from '../../../domain/words/role.ts';
import { birthOf, type DocumentHandle } from './document-handle.ts';
import type { QuarantinedCopy, QuarantineReason } from './quarantine-store.ts';
import { vectorOf } from './state-vector.ts';

/** The parts of a document handle that quarantine needs. */
type Held = Pick<DocumentHandle, 'name' | 'doc' | 'known' | 'wipe'>;

/**
 * Quarantines a copy that cannot become the server's document (SYN-8, SYN-31). Once its work is
 * stored on the device, the copy is removed, and `replace` opens the server's document in its
 * place. Rejects, with the copy untouched, while the work cannot be stored.
 */
export async function quarantineCopy(
  {
    handle,
    role,
    why,
  }: { readonly handle: Held; readonly role: Role; readonly why: QuarantineReason },
  keep: (copy: QuarantinedCopy) => Promise<void>,
  now: () => number,
  replace: () => void,
): Promise<void> {
  const kept = vectorOf(handle.doc);
  if (holdsWork(handle, role)) await keep(copyOf(handle, why, now()));
  await handle.wipe();
  replace();
  // The person may have written into the replaced document until now; that is quarantined too.
  if (holdsWork(handle, role) && !covers(kept, vectorOf(handle.doc)))
    await keep(copyOf(handle, why, now()));
}

/**
 * Whether a copy holds work to lose: not a blank sheet, nor a document that this account only
 * reads.
 */
const holdsWork = ({ name, doc }: Held, role: Role): boolean =>
  isWrittenByDevices(name) && !isOnlyRead(name, role) && valuesOf(doc).length > 0;

/**
 * The quarantined copy, with the values as this device wrote them (SYN-55). A merge with the
 * server's document may have replaced them.
 */
const copyOf = (
  { name, doc, known }: Held,
  why: QuarantineReason,
  at: number,
): QuarantinedCopy => ({
  why,
  document: name,
  birth: birthOf(doc),
  update: Y.encodeStateAsUpdate(copyWithOwnValues(doc, known() ?? vectorOf(doc))),
  at,
});
