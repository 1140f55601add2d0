import { cleanLine } from '../fields/clean-line.ts';
import { isEmail } from '../fields/email.ts';
import { type NumberRule, readTypedNumber } from '../fields/number-rule.ts';
import { isAmbiguousText } from '../fields/number-text.ts';
import { isPhone } from '../fields/phone.ts';
import { readTypedDay } from '../fields/typed-day.ts';
import type { ImportProblem } from './import-report.ts';

/** What may stand in a cell. */
export type Cell = string | number | boolean | null;

/**
 * How one column of a register's file is read: a value, or why it is none. `isDayFirst` says that who reads the file writes the
 * day before the month.
 */
export type ColumnReader = (
  text: string,
  isDayFirst?: boolean,
) => { readonly value: Cell } | { readonly code: ImportProblem['code'] };

/** The words of people in four languages, and those that spreadsheets of these languages save. */
const YES = ['true', '1', 'yes', 'y', 'x', 'sí', 'si', 'oui', 'sì', 'verdadero', 'vrai', 'vero'];
const NO = ['false', '0', 'no', 'n', 'non', 'falso', 'faux'];

/** FRM-17: a line of so many signs at most, as it is kept; one that is needed must not be blank. */
export const lineColumn = (most: number, isNeeded = false): ColumnReader => {
  const read = textColumn(most, isNeeded);
  return (text, isDayFirst) => read(cleanLine(text), isDayFirst);
};

/** Text of so many signs at most; `isNeeded` text must not be blank. */
export const textColumn =
  (most: number, isNeeded = false): ColumnReader =>
  (text) => {
    if (isNeeded && text === '') return { code: 'missing' };
    return text.length > most ? { code: 'too-long' } : { value: text };
  };

/** LST-25: a day with a year of four digits, or blank. `3/4/2026` is not guessed where both are written. */
export const dayColumn: ColumnReader = (text, isDayFirst = false) => {
  if (text === '') return { value: null };
  const read = readTypedDay(text, isDayFirst);
  if (read === null) return { code: 'not-a-day' };
  return 'day' in read ? { value: read.day } : { code: 'ambiguous-day' };
};

/** FRM-12: a number as its form takes it, with a point or a comma, or blank. `1.000` may be a thousand or one: it is not guessed. */
export const numberColumn =
  (rule: NumberRule): ColumnReader =>
  (text) => {
    const read = readTypedNumber(text, rule);
    if ('value' in read) return read;
    if (isAmbiguousText(text)) return { code: 'ambiguous-number' };
    return { code: read.problem === 'out-of-range' ? 'out-of-range' : 'not-a-number' };
  };

/** True or false, in digits or words; blank is false unless said otherwise. */
export const flagColumn =
  (blank = false): ColumnReader =>
  (text) => {
    const word = text.toLowerCase();
    if (word === '') return { value: blank };
    if (YES.includes(word)) return { value: true };
    return NO.includes(word) ? { value: false } : { code: 'not-yes-or-no' };
  };

/** One of these words, whatever its capitals, or blank. */
export const choiceColumn =
  (words: readonly string[]): ColumnReader =>
  (text) => {
    if (text === '') return { value: null };
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    return found === undefined ? { code: 'not-a-choice' } : { value: found };
  };

/** An e-mail address, or blank. */
export const emailColumn: ColumnReader = (text) => {
  const line = cleanLine(text);
  return line === '' || isEmail(line) ? { value: line } : { code: 'email' };
};

/** A phone number, or blank. */
export const phoneColumn: ColumnReader = (text) => {
  const line = cleanLine(text);
  return line === '' || isPhone(line) ? { value: line } : { code: 'phone' };
};
