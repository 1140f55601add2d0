import { useEffect } from 'react';

/** React hook that sets the document title, for the browser tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verdial`;
  }, [title]);
}
