import { isAcceptablePassword } from '../../domain/account/password-rule.ts';
import { isUsername } from '../../domain/account/username-rule.ts';
import { isEmail } from '../../domain/panel/email.ts';
import { isPhone } from '../../domain/panel/phone.ts';

/** What may be wrong with a field (product specification, section 5). */
export type FieldProblem =
  | 'required'
  | 'password-weak'
  | 'password-differs'
  | 'username'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'out-of-range';

/** FRM-1: a value is needed. */
export const required = (value: string | null): FieldProblem | null =>
  value === null || value.trim() === '' ? 'required' : null;

/** FRM-2: empty, or 8 characters with a digit, one of !@#$%^&*, a lower and an upper case letter. */
export const strongPassword = (value: string): FieldProblem | null =>
  value === '' || isAcceptablePassword(value) ? null : 'password-weak';

/** FRM-6: empty, or a user name as the sign-in takes it. */
export const accountName = (value: string): FieldProblem | null =>
  value === '' || isUsername(value.trim()) ? null : 'username';

/** FRM-3: empty, or an address whose suffix has 2 to 5 letters. */
export const emailAddress = (value: string): FieldProblem | null =>
  value === '' || isEmail(value) ? null : 'email';

/** FRM-4: empty, or an optional plus, optional brackets, digits and separators. */
export const phoneNumber = (value: string): FieldProblem | null =>
  value === '' || isPhone(value) ? null : 'phone';

/** FRM-5: within bounds, both included; nothing typed is no problem. */
export const within =
  (low: number, high: number) =>
  (value: number | null): FieldProblem | null =>
    value === null || (value >= low && value <= high) ? null : 'out-of-range';
