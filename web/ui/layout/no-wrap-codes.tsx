import { Fragment } from 'react';
import { Text } from './text.tsx';

/** A longer one may not fit in a line of a telephone. */
const LONGEST = 24;

/**
 * Whether a word of a text is a code as those of samples: with a hyphen, at which it would break,
 * and a figure.
 */
const isCode = (word: string): boolean =>
  word.length <= LONGEST && word.includes('-') && /\d/.test(word);

/**
 * A text in pieces: each code alone, and what stands between two codes as one, so that a sentence
 * without any is one.
 */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of text.split(/(\s+)/)) {
    const last = pieces.at(-1);
    if (last === undefined || isCode(last) || isCode(word)) pieces.push(word);
    else pieces.splice(-1, 1, `${last}${word}`);
  }
  return pieces;
}

/** A text in which no sample code wraps at its hyphens. */
export function NoWrapCodes({ children: text }: { readonly children: string }) {
  return piecesOf(text).map((word, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text are what they are by their place.
    if (!isCode(word)) return <Fragment key={place}>{word}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Text key={place} tone="noWrap">
        {word}
      </Text>
    );
  });
}
