/**
 * The length of a text in Unicode characters (code points), as zod, JSON Schema and PostgreSQL
 * count them (FRM-44). `length` of a string counts units of UTF-16, of which an emoji has two.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The beginning of a text, at most `most` characters, never half of one (FRM-44). */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('');
