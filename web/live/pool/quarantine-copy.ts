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
 * SYN-8, SYN-31: quarantines a copy that cannot become the server's document. Only when its work is
 * stored on the device is the copy removed, and `replace` opens the server's document in its place.
 * Rejects, with the copy untouched, while the work cannot be stored.
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
  // What was still written meanwhile, into the copy that was on the screen, comes along.
  if (holdsWork(handle, role) && !covers(kept, vectorOf(handle.doc)))
    await keep(copyOf(handle, why, now()));
}

/** A blank sheet holds nothing that could be lost, nor does what the server alone writes, or somebody else. */
const holdsWork = ({ name, doc }: Held, role: Role): boolean =>
  isWrittenByDevices(name) && !isOnlyRead(name, role) && valuesOf(doc).length > 0;

/** SYN-55: as this device wrote it, whatever the server's document made of it when the two were merged. */
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
