import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** SCR-43: as often as the state of what the page shows changes, what acted on it may be gone: the heading has the focus then. */
export function useHeadingFocus(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    return focusHeading();
  }, [state]);
}
