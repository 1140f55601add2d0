import * as Y from 'yjs';

/**
 * SYN-50: a Yjs document takes nothing back. Where an update does not tell by itself what it would make of a document, it is
 * tried on a second copy, which is made when it is first needed and then kept beside the document. A copy on which
 * something came out that must not is thrown away.
 */
export function createTrials() {
  const trials = new WeakMap<Y.Doc, { readonly copy: Y.Doc; readonly stop: () => void }>();

  function trialOf(doc: Y.Doc) {
    const known = trials.get(doc);
    if (known !== undefined) return known;
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    const follow = (update: Uint8Array) => Y.applyUpdate(copy, update);
    doc.on('update', follow);
    const trial = { copy, stop: () => doc.off('update', follow) };
    trials.set(doc, trial);
    return trial;
  }

  return {
    /** Whether what an update makes of a document holds. Throws what Yjs throws at bytes that are no update. */
    holds(doc: Y.Doc, update: Uint8Array, isAsItMustBe: (copy: Y.Doc) => boolean): boolean {
      const { copy, stop } = trialOf(doc);
      let isHeld = false;
      try {
        Y.applyUpdate(copy, update);
        const { pendingStructs, pendingDs } = copy.store;
        isHeld = pendingStructs === null && pendingDs === null && isAsItMustBe(copy);
      } finally {
        if (!isHeld) {
          stop();
          trials.delete(doc);
          copy.destroy();
        }
      }
      return isHeld;
    },
  };
}
