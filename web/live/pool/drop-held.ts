import * as Y from 'yjs';
import { missingFrom } from '../../../domain/documents/aside-values.ts';
import type { AsideCopy, createAsideStore } from './aside-store.ts';
import type { SeenDocument } from './document-handle.ts';

/** SYN-31: a copy that came too late for the seal and says nothing that is not in it goes, as soon as that is known. */
export function dropHeld(
  asides: Pick<ReturnType<typeof createAsideStore>, 'copies' | 'drop'>,
  handle: SeenDocument & { readonly name: string },
): void {
  const look = () => {
    if (!handle.status().met) return;
    stop();
    for (const copy of asides.copies())
      if (copy.document === handle.name && copy.why === 'sealed' && isHeld(copy, handle.doc))
        void asides.drop(copy);
  };
  const stop = handle.subscribe(look);
}

function isHeld({ update }: AsideCopy, present: Y.Doc): boolean {
  const late = new Y.Doc();
  Y.applyUpdate(late, update);
  return missingFrom(late, present).length === 0;
}
