import { useEffect, useState } from 'react';

/** How long typing must rest before a search is asked, in milliseconds. */
const REST = 300;

/** What is typed in a search field, and told once typing rests. */
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
