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

/** FRM-1: a value is needed, and one that can be seen (FRM-17). */
export const required = (value: string | null): FieldProblem | null =>
  value !== null && isFilled(cleanLine(value)) ? null : 'required';

/** FRM-2: empty, or 8 characters with a digit, one of !@#$%^&*, a lower and an upper case letter. */
export const strongPassword = (value: string): FieldProblem | null =>
  value === '' || isAcceptablePassword(value) ? null : 'password-weak';

/** FRM-9: the password once more, as it was. */
export const samePassword = (password: string, repeated: string): FieldProblem | null =>
  isSameValue(password, repeated) ? null : 'password-differs';

/** FRM-6: empty, or a user name as the sign-in takes it. */
export const accountName = (value: string): FieldProblem | null =>
  value === '' || isUsername(value.trim()) ? null : 'username';

/** FRM-3: empty, or an address whose suffix has 2 to 5 letters. */
export const emailAddress = (value: string): FieldProblem | null =>
  value === '' || isEmail(value) ? null : 'email';

/** FRM-9: the address once more, as it was but for blanks around it. */
export const sameEmail = (email: string, repeated: string): FieldProblem | null =>
  isSameValue(email.trim(), repeated.trim()) ? null : 'email-differs';

/** FRM-4: empty, or an optional plus, optional brackets, digits and separators. */
export const phoneNumber = (value: string): FieldProblem | null =>
  value === '' || isPhone(value) ? null : 'phone';

/** PAN-1: empty, or a web address. */
export const webAddress = (value: string): FieldProblem | null =>
  value === '' || isWebAddress(value) ? null : 'web-address';

/** ZON-8: the name of a time zone. */
export const timeZone = (value: string): FieldProblem | null =>
  isTimeZone(value) ? null : 'time-zone';

/** FRM-10: empty, or a day with a year of four digits. */
export const day = (value: string | null): FieldProblem | null =>
  value === null || isWrittenDay(value) ? null : 'day';

/** FRM-5: within bounds, both included; nothing typed is no problem. */
export const within =
  (low: number, high: number) =>
  (value: number | null): FieldProblem | null =>
    value === null || isWithin(value, low, high) ? null : 'out-of-range';
