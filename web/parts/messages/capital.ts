/** Capitalises the first letter of a text, as in a row of the sheet or a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
