/** A phone number: optional plus, optional brackets, digits, separated by space, dot, slash or dash (section 5). */
export const isPhone = (text: string): boolean =>
  text.length <= 40 && /^\+?[0-9() ./-]*$/.test(text) && /\d/.test(text);
