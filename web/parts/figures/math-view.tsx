import { useLayoutEffect, useRef } from 'react';

/**
 * Shows a MathML element that the statistics engine wrote (FIG-1). Screen readers read it as
 * mathematics where the browser supports that.
 */
export function MathView({ mathml }: { readonly mathml: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(mathml, 'application/xml').documentElement;
    place.current?.replaceChildren(document.importNode(parsed, true));
  }, [mathml]);
  return <span ref={place} />;
}
