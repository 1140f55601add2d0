/**
 * Whether a text is a phone number: optional plus, optional brackets, digits, separated by space,
 * dot, slash or dash (FRM-4).
 */
export const isPhone = (text: string): boolean =>
  text.length <= 40 && /^\+?[0-9() ./-]*$/.test(text) && /\d/.test(text);
