/** Makes a text that the database can store: without zero bytes and without lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
