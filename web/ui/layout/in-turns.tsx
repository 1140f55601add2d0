import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Draws its children one after another, each in a turn of its own, so that a page of many charts answers between them. All are there
 * within moments, and none goes again.
 */
export function InTurns({ children }: { readonly children: ReactNode }): ReactNode {
  // The same elements from turn to turn: what is drawn is not drawn again.
  const parts = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(1);
  const isMore = drawn < parts.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + 1));
  }, [isMore, drawn]);
  return parts.slice(0, drawn);
}
