/** A text as the database can keep it: without zero bytes and without half of a character. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
