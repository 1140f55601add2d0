import { useEffect, useState } from 'react';
import type * as Y from 'yjs';
import {
  type Overwritten,
  watchOverwrittenValues,
} from '../../../../domain/documents/overwritten-values.ts';

const NONE: ReadonlyMap<string, Overwritten> = new Map();

/** PLN-49: the fields of the plan that were written on this page and by somebody else since, as they come and go. */
export function useOverwritten(doc: Y.Doc): ReadonlyMap<string, Overwritten> {
  const [over, setOver] = useState(NONE);
  useEffect(() => {
    const stop = watchOverwrittenValues(doc.getMap('plan'), setOver);
    return () => {
      stop();
      setOver(NONE);
    };
  }, [doc]);
  return over;
}
