/** A text begun with a capital, as a row of the sheet or a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
