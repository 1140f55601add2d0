import { useEffect } from 'react';
import { lastLine } from './last-line.ts';
import { rowId } from './sheet-row.tsx';

/**
 * Restores the focus of a sheet after a reload: to the line that was answered last on this device
 * (BTH-13). A sheet that was not begun here gets it on its heading, where no key answers anything
 * (BTH-16).
 */
export function useReturnToLine(birth: string): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement.closest('main *') !== null)
      return;
    const attribute = lastLine(localStorage, birth);
    if (attribute === null) {
      document.querySelector('h1')?.focus();
      return;
    }
    const row = document.getElementById(rowId(attribute));
    row?.scrollIntoView({ block: 'nearest' });
    const slider = row?.querySelector<HTMLElement>('[role=slider]:not([data-zero], [data-blank])');
    const control = slider ?? row?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
  }, [birth]);
}
