import type { FieldProblem } from '../fields/field-problem.ts';
import {
  emailAddress,
  phoneNumber,
  required,
  timeZone,
  webAddress,
} from '../fields/field-rules.ts';
import type { PanelFields } from './panel-fields.ts';

/** The validation rules of the panel's own data, for the form and the server (PAN-1). */
export const panelProblems = (
  fields: PanelFields,
): Readonly<Partial<Record<keyof PanelFields, FieldProblem | null>>> => ({
  name: required(fields.name),
  phone: phoneNumber(fields.phone),
  email: emailAddress(fields.email),
  webAddress: webAddress(fields.webAddress),
  timeZone: timeZone(fields.timeZone),
});
