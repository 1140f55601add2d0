import { useEffect } from 'react';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { lastLine } from './last-line.ts';
import { rowId } from './sheet-row.tsx';

/**
 * BTH-13: a sheet that opens gives the focus to the line that was answered last on this device, or to its first one,
 * so that a reload comes back to the same line and the keyboard goes on from there.
 */
export function useReturnToLine(birth: string): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement.closest('main *') !== null)
      return;
    const attribute = lastLine(localStorage, birth) ?? ATTRIBUTE_KEYS[0];
    const row = document.getElementById(rowId(attribute));
    row?.scrollIntoView({ block: 'nearest' });
    const slider = row?.querySelector<HTMLElement>('[role=slider]:not([data-zero], [data-blank])');
    const control = slider ?? row?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
  }, [birth]);
}
