import { useEffect } from 'react';

/**
 * Moves the focus to the main content of a page that replaces another, so that keyboard and screen
 * reader follow. It also scrolls to the top.
 */
export function useFocusOnArrival(): void {
  useEffect(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
