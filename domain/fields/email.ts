/** Whether a text is an e-mail address with a suffix of 2 to 5 letters (FRM-3). */
export const isEmail = (text: string): boolean =>
  text.length <= 200 && /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,5}$/.test(text);
