/** A name keeps its capital in every position. */
const NAME = 'Verdial';

const small = (words: string): string =>
  words.startsWith(NAME) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/**
 * Joins several statements into one sentence: one capital at its start, and semicolons between
 * them. French has a no-break space before the semicolon.
 */
export const inOneSentence = (sayings: readonly string[], locale: string): string =>
  sayings
    .map((one, index) => (index === 0 ? one : small(one)))
    .join(locale === 'fr' ? '\u00a0; ' : '; ');
