import type { FieldProblem } from '../fields/field-problem.ts';
import { emailAddress, phoneNumber, required } from '../fields/field-rules.ts';
import type { TasterInput } from './taster-fields.ts';

/** The validation rules of a taster, for the form and the server. */
export const tasterProblems = (
  fields: TasterInput,
): Readonly<Partial<Record<keyof TasterInput, FieldProblem | null>>> => ({
  code: required(fields.code),
  firstName: required(fields.firstName),
  phone: phoneNumber(fields.phone),
  email: emailAddress(fields.email),
});
