/** A name begins with a capital wherever it stands. */
const NAME = 'Verdial';

const small = (words: string): string =>
  words.startsWith(NAME) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Several sayings as one sentence: one capital at its start; in French a space that does not break before the semicolon. */
export const inOneSentence = (sayings: readonly string[], locale: string): string =>
  sayings
    .map((one, index) => (index === 0 ? one : small(one)))
    .join(locale === 'fr' ? '\u00a0; ' : '; ');
