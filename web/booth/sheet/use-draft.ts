import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce: the pause in typing after which the text is written, in ms. */
const PAUSE = 600;

/**
 * Autosave of a text field of the sheet: debounced, and written on leaving the field or the screen,
 * not with every letter. Remote changes are shown unless the taster is typing.
 */
export function useDraft(
  kept: string,
  keep: (text: string) => void,
): {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly flush: () => void;
} {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft: null as string | null, keep });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current.keep = keep;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { draft: text, keep: write } = latest.current;
    if (text === null) return;
    latest.current.draft = null;
    write(text);
    setDraft(null);
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const onChange = (text: string) => {
    latest.current.draft = text;
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE);
  };
  return { text: draft ?? kept, onChange, flush };
}
