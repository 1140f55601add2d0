import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsSubmitted } from '../form/submit-count.ts';

/**
 * Parses a text as a number, null if empty, or returns a validation error in the reader's language.
 */
export type ReadText = (
  text: string,
) => { readonly value: number | null } | { readonly problem: string };

type Typed = {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly read: ReadText;
  readonly gives: 'typing' | 'leaving';
  readonly write: (value: number | null) => string;
};

/**
 * State of a number field. With `gives` set to `leaving`, it passes the number on when the field
 * loses the focus or is removed, else at each key.
 *
 * With `leaving`, another person may change the value of a focused field in which nothing was
 * typed. The new text is then selected: the next key replaces it and is never appended.
 */
export function useTypedNumber({ value, onChange, read, gives, write }: Typed) {
  const around = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const isSent = useIsSubmitted();
  const written = write(value);
  const text = draft ?? written;
  // A value from elsewhere is not validated here: only typed text, and an empty field.
  const now = draft === null && value !== null ? { value } : read(text);
  const problem = 'problem' in now ? now.problem : null;

  const give = (next: number | null): void => {
    if (next !== value) onChange(next);
  };

  function leave(): void {
    setLeft(true);
    if (draft === null || 'problem' in now) return;
    setDraft(null);
    setLeft(false);
    give(now.value);
  }

  // A valid number is passed on even when the page is closed or the field is removed.
  const atEnd = useRef(leave);
  useLayoutEffect(() => {
    atEnd.current = leave;
  });
  useEffect(() => {
    const end = () => atEnd.current();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value of another person is selected.
  useLayoutEffect(() => {
    const input = around.current?.querySelector('input');
    if (gives === 'leaving' && draft === null && input === document.activeElement) input?.select();
  }, [written]);

  return {
    around,
    text,
    /** Number of the typed text; null if it is invalid. */
    now: 'value' in now ? now.value : null,
    isWrong: problem !== null,
    problem: problem !== null && (hasLeft || isSent) ? problem : undefined,
    leave,
    type(next: string): void {
      setDraft(next);
      const typed = read(next);
      if (gives === 'typing' && 'value' in typed) give(typed.value);
    },
  };
}
