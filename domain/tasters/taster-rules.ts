import type { FieldProblem } from '../fields/field-problem.ts';
import { isRequiredWhen } from '../fields/required.ts';
import {
  accountName,
  emailAddress,
  phoneNumber,
  required,
  strongPassword,
} from '../fields/rules.ts';
import type { TasterInput } from './taster-fields.ts';

/**
 * REG-9: what a taster must be, in the form and at the server. `hasAccount` tells whether the server already keeps an
 * account: one that is opened needs a password, and a password a user name.
 */
export const tasterProblems =
  (hasAccount: boolean) =>
  (fields: TasterInput): Readonly<Partial<Record<keyof TasterInput, FieldProblem | null>>> => {
    const [username, password] = [fields.username ?? '', fields.password ?? ''];
    const needsName = isRequiredWhen(password, '!=', '');
    const needsPassword = !hasAccount && isRequiredWhen(username, '!=', '');
    return {
      code: required(fields.code),
      firstName: required(fields.firstName),
      phone: phoneNumber(fields.phone),
      email: emailAddress(fields.email),
      username: (needsName ? required(username) : null) ?? accountName(username),
      password: (needsPassword ? required(password) : null) ?? strongPassword(password),
    };
  };
