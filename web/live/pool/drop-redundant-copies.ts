import * as Y from 'yjs';
import { missingFrom } from '../../../domain/documents/quarantined-values.ts';
import { birthOf, type SeenDocument } from './document-handle.ts';
import type { createQuarantineStore, QuarantinedCopy } from './quarantine-store.ts';

type Present = SeenDocument & { readonly name: string };

/**
 * Removes quarantined copies that hold nothing beyond the current document (SYN-8, SYN-31). A copy
 * of a sheet that came too late for the seal goes once the server’s document is here. A copy of a
 * recreated document goes once this device's document is stored as well.
 */
export function dropRedundantCopies(
  quarantine: Pick<ReturnType<typeof createQuarantineStore>, 'copies' | 'drop'>,
  handle: Present,
): void {
  const look = () => {
    const { met, stored } = handle.status();
    if (!met) return;
    const copies = quarantine.copies().filter(({ document }) => document === handle.name);
    if (!stored && copies.some(({ why }) => why === 'made-anew')) return;
    stop();
    for (const copy of copies) if (isRedundant(copy, handle.doc)) void quarantine.drop(copy);
  };
  const stop = handle.subscribe(look);
}

/**
 * Whether the current document holds every value of a copy. The document on the screen may be this
 * very copy until the server’s has replaced it.
 */
function isRedundant({ why, birth, update }: QuarantinedCopy, present: Y.Doc): boolean {
  if (why === 'made-anew' && birthOf(present) === birth) return false;
  const aside = new Y.Doc();
  Y.applyUpdate(aside, update);
  return missingFrom(aside, present).length === 0;
}
