import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Deferred rendering: renders its children one after another, each in a transition of its own, so
 * that a page of many charts stays responsive. A rendered child stays.
 */
export function DeferredChildren({ children }: { readonly children: ReactNode }): ReactNode {
  // Memoised: the same elements each time, so that a rendered child is not rendered again.
  const parts = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(1);
  const isMore = drawn < parts.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + 1));
  }, [isMore, drawn]);
  return parts.slice(0, drawn);
}
