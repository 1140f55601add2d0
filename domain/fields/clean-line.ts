/** Printable ASCII with single spaces inside: most lines are that, and are clean already. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * Zero-width characters (Unicode: default ignorable), and control characters that are not white
 * space.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|(?![\s\u0085])\p{Cc}/gu;

/** White space of every width, tabs and line breaks. */
const BLANKS = /[\s\u0085]+/gu;

/**
 * Normalises one line of text for storage and comparison (FRM-17). It applies Unicode normal form
 * C, removes control and zero-width characters, makes each run of white space one space, and trims.
 * Lines that differ only in these look alike.
 */
export const cleanLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').normalize('NFC').trim();

/**
 * The collation key of a code: codes that look alike whatever their capitals have the same (REG-2).
 */
export const alikeKey = (code: string): string => cleanLine(code).toLowerCase();
