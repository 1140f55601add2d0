/** Printable ASCII with single blanks inside: what most lines are, and is clean already. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Characters of no width (Unicode: default ignorable), and control characters that are no blank. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|(?![\s\u0085])\p{Cc}/gu;

/** Blanks of every width, tabs and line breaks. */
const BLANKS = /[\s\u0085]+/gu;

/**
 * FRM-17: one line of text as it is kept and compared: in Unicode normal form C, without control characters and characters of no
 * width, every run of blanks and line breaks as one blank, none at its ends. Two lines that differ in these alone look alike.
 */
export const cleanLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').normalize('NFC').trim();

/** REG-2: what two codes have in common that look alike, whatever their capitals. */
export const alikeKey = (code: string): string => cleanLine(code).toLowerCase();
