import { Fragment } from 'react';
import { Text } from './text.tsx';

/** Longest code that must not wrap; a longer one may not fit in a line of a phone. */
const LONGEST = 24;

/**
 * Whether a word looks like a sample code: it has a hyphen, at which it could wrap, and a digit.
 */
const isCode = (word: string): boolean =>
  word.length <= LONGEST && word.includes('-') && /\d/.test(word);

/** Splits a text into pieces: each code on its own, and the text between two codes as one piece. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of text.split(/(\s+)/)) {
    const last = pieces.at(-1);
    if (last === undefined || isCode(last) || isCode(word)) pieces.push(word);
    else pieces.splice(-1, 1, `${last}${word}`);
  }
  return pieces;
}

/** Text in which no sample code wraps at its hyphens. */
export function NoWrapCodes({ children: text }: { readonly children: string }) {
  return piecesOf(text).map((word, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is identified by its position in the text.
    if (!isCode(word)) return <Fragment key={place}>{word}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Text key={place} tone="noWrap">
        {word}
      </Text>
    );
  });
}
