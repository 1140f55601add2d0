import { useEffect } from 'react';

/** Says the page's title in the window's tab and to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verdial`;
  }, [title]);
}
