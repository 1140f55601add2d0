/** What ends a sentence after words that somebody wrote: nothing where they end one themselves. */
export const sentenceEnd = (written: string): string => (/[.!?…]\s*$/.test(written) ? '' : '.');
