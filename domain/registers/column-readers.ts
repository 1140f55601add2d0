import { isDay } from '../fields/day.ts';
import { isEmail } from '../fields/email.ts';
import { isDecimalText, isWithin } from '../fields/number-text.ts';
import { isPhone } from '../fields/phone.ts';
import type { ImportProblem } from './import-report.ts';

/** What may stand in a cell. */
export type Cell = string | number | boolean | null;

/** How one column of a register's file is read: a value, or why it is none. */
export type ColumnReader = (
  text: string,
) => { readonly value: Cell } | { readonly code: ImportProblem['code'] };

const YES = ['true', '1', 'yes', 'y', 'x'];
const NO = ['false', '0', 'no', 'n', ''];

/** Text of so many signs at most; `isNeeded` text must not be blank. */
export const textColumn =
  (most: number, isNeeded = false): ColumnReader =>
  (text) => {
    if (isNeeded && text === '') return { code: 'missing' };
    return text.length > most ? { code: 'too-long' } : { value: text };
  };

/** A day, YYYY-MM-DD, or blank. */
export const dayColumn: ColumnReader = (text) => {
  if (text === '') return { value: null };
  return isDay(text) ? { value: text } : { code: 'not-a-day' };
};

/** A number within bounds with a point or a comma, or blank. */
export const numberColumn =
  (low: number, high: number): ColumnReader =>
  (text) => {
    if (text === '') return { value: null };
    if (!isDecimalText(text.replace(/^-/, ''))) return { code: 'not-a-number' };
    const value = Number(text.replace(',', '.'));
    return isWithin(value, low, high) ? { value } : { code: 'out-of-range' };
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
export const emailColumn: ColumnReader = (text) =>
  text === '' || isEmail(text) ? { value: text } : { code: 'email' };

/** A phone number, or blank. */
export const phoneColumn: ColumnReader = (text) =>
  text === '' || isPhone(text) ? { value: text } : { code: 'phone' };
