import { useEffect, useEffectEvent } from 'react';
import type * as Y from 'yjs';

/**
 * Takes a sheet over from another device with the first mark that is made here. `isLeft` is whether
 * it was left on another device.
 */
export function useTakeUpSheet(doc: Y.Doc, isLeft: boolean, takeUp: () => void): void {
  const take = useEffectEvent(takeUp);
  useEffect(() => {
    if (!isLeft) return;
    const onMark = (_update: Uint8Array, _by: unknown, _doc: Y.Doc, { local }: Y.Transaction) => {
      if (!local) return;
      // Unsubscribed first: taking the sheet over is an update as well.
      doc.off('update', onMark);
      take();
    };
    doc.on('update', onMark);
    return () => doc.off('update', onMark);
  }, [doc, isLeft]);
}
