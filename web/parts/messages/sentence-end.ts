/** The full stop after a text that a person wrote; empty where the text already ends a sentence. */
export const sentenceEnd = (written: string): string => (/[.!?…]\s*$/.test(written) ? '' : '.');
