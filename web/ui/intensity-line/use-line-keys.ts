import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keyOnLine, type LineKey } from './place-on-line.ts';

type LineKeys = {
  readonly zone: RefObject<HTMLElement | null>;
  readonly value: number | null;
  readonly isLocked: boolean;
  readonly onCommit: (mm: number | null) => void;
};

/** How the line asks for a place: to be typed, beginning with a text, or to be reached by steps. */
export type Question = Extract<LineKey, { kind: 'ask' | 'steps' }>;

/** The keyboard way of the line. `question` is not null while it asks for a place; `onAsked` ends the question. */
export function useLineKeys({ zone, value, isLocked, onCommit }: LineKeys) {
  const [question, setQuestion] = useState<Question | null>(null);
  const isDone = useRef(false);
  // At once with the line itself: a frame later, the next key would already be meant for another line.
  useEffect(() => {
    if (question === null && isDone.current) zone.current?.focus();
    isDone.current = false;
  }, [question, zone]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey) return;
    const asked = keyOnLine(event.key, event.shiftKey, value);
    if (asked === null) return;
    event.preventDefault();
    if (asked.kind === 'ask') setQuestion(asked);
    else if (asked.kind === 'steps') {
      // A key that is held asks nothing: it may have put the mark just now.
      if (!event.repeat) setQuestion(asked);
    } else if (asked.kind === 'clear') {
      if (value !== null) onCommit(null);
    } else if (asked.mm !== value) onCommit(asked.mm);
  }

  function onAsked(mm: number | null, goesBack: boolean): void {
    if (question === null) return;
    isDone.current = goesBack;
    setQuestion(null);
    if (mm !== null) onCommit(mm);
  }

  const onTyped = (typed: string) => setQuestion({ kind: 'ask', typed });

  return { question, onKeyDown, onAsked, onTyped };
}
