import { type KeyboardEvent, type RefObject, useState } from 'react';
import { keyOnLine } from './place-on-line.ts';

type LineKeys = {
  readonly zone: RefObject<HTMLElement | null>;
  readonly value: number | null;
  readonly isLocked: boolean;
  readonly onCommit: (mm: number | null) => void;
};

/** The keyboard way of the line. `typed` is not null while it asks for a place; `onAsked` ends the question. */
export function useLineKeys({ zone, value, isLocked, onCommit }: LineKeys) {
  const [typed, setTyped] = useState<string | null>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = keyOnLine(event.key, event.shiftKey, value);
    if (asked === null) return;
    event.preventDefault();
    if (asked.kind === 'ask') setTyped(asked.typed);
    else if (asked.kind === 'clear') {
      if (value !== null) onCommit(null);
    } else if (asked.mm !== value) onCommit(asked.mm);
  }

  function onAsked(mm: number | null, isDone: boolean): void {
    if (typed === null) return;
    setTyped(null);
    if (mm !== null) onCommit(mm);
    // The line is there again once the question is gone.
    if (isDone) requestAnimationFrame(() => zone.current?.focus());
  }

  return { typed, onKeyDown, onAsked };
}
