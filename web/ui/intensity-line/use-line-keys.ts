import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keyOnLine, type LineKey } from './place-on-line.ts';

type LineKeys = {
  readonly zone: RefObject<HTMLElement | null>;
  readonly value: number | null;
  readonly isLocked: boolean;
  readonly onCommit: (mm: number | null) => void;
};

/** How the line asks for a value: typed, starting with a text, or reached by steps. */
export type Question = Extract<LineKey, { kind: 'ask' | 'steps' }>;

/**
 * Keyboard input of the intensity line. `question` is not null while it asks for a value; `onAsked`
 * ends that.
 */
export function useLineKeys({ zone, value, isLocked, onCommit }: LineKeys) {
  const [question, setQuestion] = useState<Question | null>(null);
  const isDone = useRef(false);
  // In the same commit as the line: a frame later, the next key could reach another line.
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
      // A held key opens nothing: its first press may just have set the mark.
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
