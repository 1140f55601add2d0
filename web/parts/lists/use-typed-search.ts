import { useEffect, useState } from 'react';

/** Debounce time of a search field, in ms. */
const REST = 300;

/** React hook for the text of a search field. It calls `tell` with the text after a debounce. */
export function useTypedSearch(
  asked: string,
  tell: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setText(asked);
  }
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => tell(text), REST);
    return () => clearTimeout(timer);
  }, [text, asked, tell]);
  return [text, setText];
}
