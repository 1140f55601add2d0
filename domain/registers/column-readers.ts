import { isEmail } from '../panel/email.ts';
import { isPhone } from '../panel/phone.ts';
import type { ColumnReader } from './read-register.ts';

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
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return isDay ? { value: text } : { code: 'not-a-day' };
};

/** A number within bounds with a point or a comma, or blank. */
export const numberColumn =
  (low: number, high: number): ColumnReader =>
  (text) => {
    if (text === '') return { value: null };
    if (!/^-?\d+([.,]\d+)?$/.test(text)) return { code: 'not-a-number' };
    const value = Number(text.replace(',', '.'));
    return value < low || value > high ? { code: 'out-of-range' } : { value };
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

/** An e-mail address, or blank. */
export const emailColumn: ColumnReader = (text) =>
  text === '' || isEmail(text) ? { value: text } : { code: 'email' };

/** A phone number, or blank. */
export const phoneColumn: ColumnReader = (text) =>
  text === '' || isPhone(text) ? { value: text } : { code: 'phone' };
