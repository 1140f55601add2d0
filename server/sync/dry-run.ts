import * as Y from 'yjs';

/**
 * Dry runs of updates on a copy of the document (SYN-50, SYN-76), since a Yjs document cannot take
 * an update back. They are for updates that the quick checks cannot judge. The copy is made when it
 * is first needed, and then follows its document. A copy whose result was not allowed is discarded.
 */
export function createDryRuns() {
  const dryRuns = new WeakMap<Y.Doc, { readonly copy: Y.Doc; readonly stop: () => void }>();

  function copyOf(doc: Y.Doc) {
    const known = dryRuns.get(doc);
    if (known !== undefined) return known;
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    const follow = (update: Uint8Array) => Y.applyUpdate(copy, update);
    doc.on('update', follow);
    const dryRun = { copy, stop: () => doc.off('update', follow) };
    dryRuns.set(doc, dryRun);
    return dryRun;
  }

  return {
    /**
     * Whether the result of an update passes a check, and the update leaves nothing pending. Throws
     * what Yjs throws at bytes that are no update.
     */
    holds(doc: Y.Doc, update: Uint8Array, isAsItMustBe: (copy: Y.Doc) => boolean): boolean {
      const { copy, stop } = copyOf(doc);
      let isHeld = false;
      try {
        Y.applyUpdate(copy, update);
        const { pendingStructs, pendingDs } = copy.store;
        isHeld = pendingStructs === null && pendingDs === null && isAsItMustBe(copy);
      } finally {
        if (!isHeld) {
          stop();
          dryRuns.delete(doc);
          copy.destroy();
        }
      }
      return isHeld;
    },
  };
}
