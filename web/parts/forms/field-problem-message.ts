import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';

/** The error message below a form field, for a validation problem. */
export function fieldProblemMessage(problem: FieldProblem): MessageDescriptor {
  switch (problem) {
    case 'required':
      return msg`This field is required`;
    case 'password-weak':
      return msg`User password not valid: at least 8 characters with a digit, one of !@#$%^&*, a lowercase and an uppercase letter`;
    case 'password-differs':
      return msg`Password does not match`;
    case 'username':
      return msg`3 to 30 letters, digits, dots, dashes and underscores`;
    case 'email':
      return msg`Invalid email address`;
    case 'email-differs':
      return msg`Email does not match`;
    case 'phone':
      return msg`Invalid phone number`;
    case 'web-address':
      return msg`A web address begins with https://`;
    case 'time-zone':
      return msg`Unknown time zone: write it like Europe/Madrid`;
    case 'day':
      return msg`Not a valid date`;
    case 'before-reception':
      return msg`The day is before the reception`;
    case 'out-of-range':
      return msg`Value out of range`;
    case 'u-above-max':
      return msg`U is greater than Umax`;
    case 'reason-short':
      return msg`Too short: write at least 3 characters`;
    case 'reason-long':
      return msg`Too long: write at most 500 characters`;
  }
}
