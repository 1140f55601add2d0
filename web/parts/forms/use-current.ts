import { useEffect, useState } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';

/**
 * React hook that reads the current version of a record after a conflict (optimistic locking). Null
 * until it is loaded.
 */
export function useCurrent<Row>(refusal: Refusal | null, read: () => Promise<Row>): Row | null {
  const [current, setCurrent] = useState<{ readonly refusal: Refusal; readonly row: Row } | null>(
    null,
  );
  useEffect(() => {
    if (refusal?.code !== 'changed-meanwhile') return;
    let wanted = true;
    read().then(
      (row) => {
        if (wanted) setCurrent({ refusal, row });
      },
      () => setCurrent(null),
    );
    return () => {
      wanted = false;
    };
  }, [refusal, read]);
  return current !== null && current.refusal === refusal ? current.row : null;
}
