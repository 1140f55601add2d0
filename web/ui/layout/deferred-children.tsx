import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Deferred rendering: draws its children one after another, each in a transition of its own, so
 * that a page of many charts responds in between. A child that is drawn stays.
 */
export function DeferredChildren({ children }: { readonly children: ReactNode }): ReactNode {
  // The same elements from turn to turn: what is drawn is not drawn again.
  const parts = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(1);
  const isMore = drawn < parts.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + 1));
  }, [isMore, drawn]);
  return parts.slice(0, drawn);
}
