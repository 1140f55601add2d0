import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isTyping, type Parts, readParts, type WholeParts } from './read-parts.ts';

/** Error messages for a date or time that cannot be accepted, in the reader's language. */
export type PartWords = {
  /** Some segments are typed and others are not. */
  readonly incomplete: string;
  /** There is no such date or time. */
  readonly impossible: string;
  /** The field is required and empty. */
  readonly required: string;
};

type Typed = {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly isRequired: boolean;
  readonly words: PartWords | undefined;
  readonly gives: 'typing' | 'leaving';
  /** Whether the typed segments match the value. */
  readonly isWhole: (parts: WholeParts, value: string | null) => boolean;
};

/**
 * State of a value that is typed in segments. It is passed on when the field loses the focus, on
 * Enter, and with `gives` set to `typing` also once it is complete. A date chosen from the calendar
 * is passed on at once.
 *
 * An invalid value gets an error on blur or on Enter, stays as typed, and is not passed on; the
 * value before it stays valid.
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
    // A field that never had a value is checked by the form, when it is submitted.
    if (parts.kind === 'none') return isRequired && value !== null ? 'required' : null;
    return isWhole(parts, shown) ? null : 'impossible';
  }

  // Read from the DOM: React Aria does not report a date that is impossible.
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
