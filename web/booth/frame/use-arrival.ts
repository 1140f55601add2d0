import { useEffect } from 'react';

/** A page that takes the place of another gives the focus to its content, so that the keyboard and a reader follow. */
export function useArrival(): void {
  useEffect(() => {
    document.querySelector('main')?.focus();
  }, []);
}
