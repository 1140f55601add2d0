import { useEffect, useState } from 'react';
import type * as Y from 'yjs';
import {
  type Overwritten,
  watchOverwrittenValues,
} from '../../../../domain/documents/overwritten-values.ts';

const NONE: ReadonlyMap<string, Overwritten> = new Map();

/**
 * The fields of the plan that this page wrote and somebody else has overwritten since, live
 * (PLN-49).
 */
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
