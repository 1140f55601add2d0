import { useLayoutEffect, useRef } from 'react';

/** FIG-1: a MathML element that the engine wrote, set as mathematics; read aloud as such where the browser can. */
export function MathView({ mathml }: { readonly mathml: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(mathml, 'application/xml').documentElement;
    place.current?.replaceChildren(document.importNode(parsed, true));
  }, [mathml]);
  return <span ref={place} />;
}
