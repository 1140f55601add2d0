import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';

const PROBLEMS: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  required: msg`This field is required`,
  'password-weak': msg`User password not valid: at least 8 characters with a digit, one of !@#$%^&*, a lowercase and an uppercase letter`,
  'password-differs': msg`Password does not match`,
  username: msg`3 to 30 letters, digits, dots, dashes and underscores`,
  email: msg`Invalid email address`,
  'email-differs': msg`Email does not match`,
  phone: msg`Invalid phone number`,
  'web-address': msg`A web address begins with https://`,
  'time-zone': msg`Unknown time zone: write it like Europe/Madrid`,
  day: msg`Not a valid date`,
  'before-reception': msg`The day is before the reception`,
  'out-of-range': msg`Value out of range`,
  'u-above-max': msg`U is greater than Umax`,
  'reason-short': msg`Too short: write at least 3 characters`,
  'reason-long': msg`Too long: write at most 500 characters`,
};

/** The error message below a form field, for a validation problem. */
export const fieldProblemMessage = (problem: FieldProblem): MessageDescriptor => PROBLEMS[problem];
