import { type RefObject, useEffect } from 'react';

/**
 * PLN-2: tells the others where on the form this person is: the nearest part around the focus that names its place
 * (`data-place`), nothing once the focus has left.
 */
export function usePlaces(
  form: RefObject<HTMLElement | null>,
  setPlace: (place: string | null) => void,
): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const came = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      setPlace(target?.closest('[data-place]')?.getAttribute('data-place') ?? null);
    };
    const left = (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node) || !element.contains(next)) setPlace(null);
    };
    element.addEventListener('focusin', came);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('focusin', came);
      element.removeEventListener('focusout', left);
      setPlace(null);
    };
  }, [form, setPlace]);
}
