import { cleanLine } from '../fields/clean-line.ts';
import { isEmail } from '../fields/email.ts';
import { type NumberRule, readTypedNumber } from '../fields/number-rule.ts';
import { isAmbiguousText } from '../fields/number-text.ts';
import { isPhone } from '../fields/phone.ts';
import { textLength } from '../fields/text-length.ts';
import { readTypedDay } from '../fields/typed-day.ts';
import { FALSE_WORDS, LOCALE_CODES, LOCALES, TRUE_WORDS } from '../words/locale.ts';
import type { ImportProblem } from './import-report.ts';

/** The value of a cell in an imported file. */
export type Cell = string | number | boolean | null;

/**
 * A parser of one column of an imported file: a value, or why the text is refused. `isDayFirst`:
 * the author of the file writes the day before the month.
 */
export type ColumnReader = (
  text: string,
  isDayFirst?: boolean,
) => { readonly value: Cell } | { readonly code: ImportProblem['code'] };

const ANSWERS = LOCALE_CODES.map((code) => LOCALES[code].answer);

/**
 * The words for yes that people type in any language, `si` without its accent included, and those
 * that spreadsheets save.
 */
const YES = ['1', 'y', 'x', 'si', ...TRUE_WORDS, ...ANSWERS.map(([yes]) => yes)];
const NO = ['0', 'n', ...FALSE_WORDS, ...ANSWERS.map(([, no]) => no)];

/**
 * Parses a line of at most `most` characters, normalised for storage; a required line must not be
 * blank (FRM-17).
 */
export const lineColumn = (most: number, isNeeded = false): ColumnReader => {
  const read = textColumn(most, isNeeded);
  return (text, isDayFirst) => read(cleanLine(text), isDayFirst);
};

/** Parses a text of at most `most` characters; an `isNeeded` text must not be blank. */
export const textColumn =
  (most: number, isNeeded = false): ColumnReader =>
  (text) => {
    if (isNeeded && text === '') return { code: 'missing' };
    return textLength(text) > most ? { code: 'too-long' } : { value: text };
  };

/**
 * Parses a date with a year of four digits, or blank. `3/4/2026` is refused as ambiguous where both
 * orders are usual (LST-25).
 */
export const dayColumn: ColumnReader = (text, isDayFirst = false) => {
  if (text === '') return { value: null };
  const read = readTypedDay(text, isDayFirst);
  if (read === null) return { code: 'not-a-day' };
  return 'day' in read ? { value: read.day } : { code: 'ambiguous-day' };
};

/**
 * Parses a number by the rule of its form field, with a point or a comma, or blank (FRM-12).
 * `1.000` may be a thousand or one: it is refused as ambiguous.
 */
export const numberColumn =
  (rule: NumberRule): ColumnReader =>
  (text) => {
    const read = readTypedNumber(text, rule);
    if ('value' in read) return read;
    if (isAmbiguousText(text)) return { code: 'ambiguous-number' };
    return { code: read.problem === 'out-of-range' ? 'out-of-range' : 'not-a-number' };
  };

/** Parses true or false, in digits or words; blank is false unless configured otherwise. */
export const flagColumn =
  (blank = false): ColumnReader =>
  (text) => {
    const word = text.toLowerCase();
    if (word === '') return { value: blank };
    if (YES.includes(word)) return { value: true };
    return NO.includes(word) ? { value: false } : { code: 'not-yes-or-no' };
  };

/** Parses one of a list of words, in any case, or blank. */
export const choiceColumn =
  (words: readonly string[]): ColumnReader =>
  (text) => {
    if (text === '') return { value: null };
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    return found === undefined ? { code: 'not-a-choice' } : { value: found };
  };

/** Parses an e-mail address, or blank. */
export const emailColumn: ColumnReader = (text) => {
  const line = cleanLine(text);
  return line === '' || isEmail(line) ? { value: line } : { code: 'email' };
};

/** Parses a phone number, or blank. */
export const phoneColumn: ColumnReader = (text) => {
  const line = cleanLine(text);
  return line === '' || isPhone(line) ? { value: line } : { code: 'phone' };
};
