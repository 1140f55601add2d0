import { isTimeZone } from '../words/time-zone.ts';
import { cleanLine } from './clean-line.ts';
import { isWrittenDay } from './day.ts';
import { isEmail } from './email.ts';
import type { FieldProblem } from './field-problem.ts';
import { isWithin } from './number-text.ts';
import { isAcceptablePassword } from './password.ts';
import { isPhone } from './phone.ts';
import { isFilled } from './required.ts';
import { isSameValue } from './same-value.ts';
import { isUsername } from './username.ts';
import { isWebAddress } from './web-address.ts';

/** Validates that a value is filled in, with visible characters (FRM-1, FRM-17). */
export const required = (value: string | null): FieldProblem | null =>
  value !== null && isFilled(cleanLine(value)) ? null : 'required';

/**
 * Validates a new password: empty, or 8 characters with a digit, one of !@#$%^&*, a lower and an
 * upper case letter (FRM-2).
 */
export const strongPassword = (value: string): FieldProblem | null =>
  value === '' || isAcceptablePassword(value) ? null : 'password-weak';

/** Validates the repetition of a password: it is the same (FRM-9). */
export const samePassword = (password: string, repeated: string): FieldProblem | null =>
  isSameValue(password, repeated) ? null : 'password-differs';

/** Validates a user name: empty, or a name with which one can sign in (FRM-6). */
export const accountName = (value: string): FieldProblem | null =>
  value === '' || isUsername(value.trim()) ? null : 'username';

/** Validates an e-mail address: empty, or with a suffix of 2 to 5 letters (FRM-3). */
export const emailAddress = (value: string): FieldProblem | null =>
  value === '' || isEmail(value) ? null : 'email';

/**
 * Validates the repetition of an e-mail address: the same but for white space around it (FRM-9).
 */
export const sameEmail = (email: string, repeated: string): FieldProblem | null =>
  isSameValue(email.trim(), repeated.trim()) ? null : 'email-differs';

/**
 * Validates a phone number: empty, or an optional plus, optional brackets, digits and separators
 * (FRM-4).
 */
export const phoneNumber = (value: string): FieldProblem | null =>
  value === '' || isPhone(value) ? null : 'phone';

/** Validates a web address: empty, or a URL (PAN-1). */
export const webAddress = (value: string): FieldProblem | null =>
  value === '' || isWebAddress(value) ? null : 'web-address';

/** Validates the name of a time zone (ZON-8). */
export const timeZone = (value: string): FieldProblem | null =>
  isTimeZone(value) ? null : 'time-zone';

/** Validates a date: empty, or a date with a year of four digits (FRM-10). */
export const day = (value: string | null): FieldProblem | null =>
  value === null || isWrittenDay(value) ? null : 'day';

/** Validates that a number is within bounds, both included; a blank field is valid (FRM-5). */
export const within =
  (low: number, high: number) =>
  (value: number | null): FieldProblem | null =>
    value === null || isWithin(value, low, high) ? null : 'out-of-range';
