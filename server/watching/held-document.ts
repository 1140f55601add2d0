import type * as Y from 'yjs';
import type { Sync } from '../sync/create-sync.ts';

/** A live document that is kept loaded to be read. */
export type HeldDocument = {
  readonly doc: Y.Doc;
  /** Whether another was put in its place: it says nothing more. */
  isGone(): boolean;
  release(): Promise<void>;
};

/** LIV-5: keeps a live document loaded, at whichever process it is written, and calls back when it changed or is gone. */
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
