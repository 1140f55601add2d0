import * as Y from 'yjs';
import { missingFrom } from '../../../domain/documents/quarantined-values.ts';
import type { AsideCopy, createAsideStore } from './aside-store.ts';
import { birthOf, type SeenDocument } from './document-handle.ts';

type Present = SeenDocument & { readonly name: string };

/**
 * SYN-8, SYN-31: a copy that was just set aside and says nothing that is not in the document of now goes, as soon as that is known: of a
 * sheet that came too late for the seal, once the server’s is here; of a document that was made anew, once what is here is stored as well.
 */
export function dropHeld(
  asides: Pick<ReturnType<typeof createAsideStore>, 'copies' | 'drop'>,
  handle: Present,
): void {
  const look = () => {
    const { met, stored } = handle.status();
    if (!met) return;
    const copies = asides.copies().filter(({ document }) => document === handle.name);
    if (!stored && copies.some(({ why }) => why === 'made-anew')) return;
    stop();
    for (const copy of copies) if (isHeld(copy, handle.doc)) void asides.drop(copy);
  };
  const stop = handle.subscribe(look);
}

/** What is on the screen may be this very copy, until the server’s has taken its place. */
function isHeld({ why, birth, update }: AsideCopy, present: Y.Doc): boolean {
  if (why === 'made-anew' && birthOf(present) === birth) return false;
  const aside = new Y.Doc();
  Y.applyUpdate(aside, update);
  return missingFrom(aside, present).length === 0;
}
