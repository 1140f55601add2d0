import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing after which the text is kept, in ms. */
const PAUSE = 600;

/**
 * Text being typed into a sheet: kept after a pause, on leaving the field and on leaving the screen, not at every
 * letter. Text that comes from elsewhere is shown unless something is being typed.
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
