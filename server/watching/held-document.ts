import type * as Y from 'yjs';
import type { Sync } from '../sync/create-sync.ts';

/** A live document that is kept loaded for reading. */
export type HeldDocument = {
  readonly doc: Y.Doc;
  /** Whether the document was destroyed or replaced: it gets no more updates. */
  isGone(): boolean;
  release(): Promise<void>;
};

/**
 * Keeps a live document loaded and calls back when it changes, at any process, or is destroyed
 * (LIV-5).
 */
export async function holdDocument(
  { hocuspocus }: Pick<Sync, 'hocuspocus'>,
  name: string,
  onChange: () => void,
): Promise<HeldDocument> {
  const direct = await hocuspocus.openDirectConnection(name);
  const doc = direct.document;
  if (doc === null) throw new Error(`${name} was let go while it was opened`);
  let gone = doc.isDestroyed;
  const destroyed = (): void => {
    gone = true;
    onChange();
  };
  doc.on('update', onChange);
  doc.on('destroy', destroyed);
  return {
    doc,
    isGone: () => gone,
    release() {
      doc.off('update', onChange);
      doc.off('destroy', destroyed);
      return direct.disconnect();
    },
  };
}
