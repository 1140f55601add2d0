import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsSubmitted } from '../form/submit-count.ts';

/** Reads a text as a number, null where there is none, or says in the reader's language what is wrong with it. */
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
 * A number that is typed. With `gives` *leaving* it is given whole, when its field is left, and what somebody else gives
 * meanwhile stands marked in a field in which nothing was typed yet: the next key takes its place, and never goes behind it.
 */
export function useTypedNumber({ value, onChange, read, gives, write }: Typed) {
  const around = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const isSent = useIsSubmitted();
  const written = write(value);
  const text = draft ?? written;
  // What was given from elsewhere is not judged here: only what is typed, and that nothing is.
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

  // What was typed whole is not lost with the page it stands on.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others gave is marked.
  useLayoutEffect(() => {
    const input = around.current?.querySelector('input');
    if (gives === 'leaving' && draft === null && input === document.activeElement) input?.select();
  }, [written]);

  return {
    around,
    text,
    /** The number that is typed; null where it is none. */
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
