import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isTyping, type Parts, readParts, type WholeParts } from './read-parts.ts';

/** What to say of what was typed and cannot be taken, in the reader's language. */
export type PartWords = {
  /** Some parts are typed and others are not. */
  readonly incomplete: string;
  /** There is no such day or time. */
  readonly impossible: string;
  /** Nothing is typed where something is needed. */
  readonly required: string;
};

type Typed = {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly isRequired: boolean;
  readonly words: PartWords | undefined;
  readonly gives: 'typing' | 'leaving';
  /** Whether the parts, all of them typed, are what the value says. */
  readonly isWhole: (parts: WholeParts, value: string | null) => boolean;
};

/**
 * A value that is typed in parts: given whole, when its field is left or Enter is pressed in it, or as soon as it is whole.
 * What is no value is said when it is left, stays as it was typed, and is not given; what stood before stands.
 */
export function useTypedParts({ value, onChange, isRequired, words, gives, isWhole }: Typed) {
  const around = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<{ readonly value: string | null } | null>(null);
  const [fault, setFault] = useState<keyof PartWords | null>(null);
  const shown = draft === null ? value : draft.value;

  function give(next: string | null): void {
    setDraft(null);
    setFault(null);
    if (next !== value) onChange(next);
  }

  function leave(): void {
    if (around.current === null) return;
    const parts = readParts(around.current);
    const wrong = faultOf(parts);
    if (wrong === null) give(parts.kind === 'none' ? null : shown);
    else setFault(wrong);
  }

  function faultOf(parts: Parts): keyof PartWords | null {
    if (parts.kind === 'some') return 'incomplete';
    // What was never there is asked for by the form, when it is sent.
    if (parts.kind === 'none') return isRequired && value !== null ? 'required' : null;
    return isWhole(parts, shown) ? null : 'impossible';
  }

  // As they stand on the page: what cannot be a day is not known before.
  useEffect(() => {
    if (gives !== 'typing' || draft === null || around.current === null) return;
    const parts = readParts(around.current);
    if (parts.kind === 'all' && isWhole(parts, draft.value)) give(draft.value);
  });

  return {
    around,
    shown,
    isWrong: fault !== null,
    problem: fault === null ? undefined : words?.[fault],
    leave,
    change(next: string | null): void {
      if (isTyping(around.current)) setDraft({ value: next });
      else give(next);
    },
    onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Enter' && isTyping(around.current)) leave();
    },
  };
}
