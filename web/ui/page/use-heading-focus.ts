import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * SCR-43: moves the focus to the heading when `state` changes and the focused element disappeared
 * with the old state.
 */
export function useHeadingFocus(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    return focusHeading();
  }, [state]);
}
