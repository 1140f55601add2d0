/** FRM-4: a phone number: optional plus, optional brackets, digits, separated by space, dot, slash or dash. */
export const isPhone = (text: string): boolean =>
  text.length <= 40 && /^\+?[0-9() ./-]*$/.test(text) && /\d/.test(text);
