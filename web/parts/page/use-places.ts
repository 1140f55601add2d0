import { type RefObject, useEffect } from 'react';

/**
 * React hook that publishes where in a form this person is, as presence (PLN-2). The place is that
 * of the nearest element around the focus with `data-place`. It is null once the focus has left the
 * form.
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
