import { useEffect } from 'react';

/**
 * A page that takes the place of another gives the focus to its content, so that the keyboard and a
 * reader follow; it begins with its head, also where the whole page scrolls.
 */
export function useFocusOnArrival(): void {
  useEffect(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
