import type { FieldProblem } from '../fields/field-problem.ts';
import { emailAddress, phoneNumber, required, webAddress } from '../fields/rules.ts';
import type { PanelData } from '../http/people-api.ts';

/** What a form sends of the panel. */
export type PanelFields = Omit<PanelData, 'code'>;

/** PAN-1: what the panel's data must be, in the form and at the server. */
export const panelProblems = (
  fields: PanelFields,
): Readonly<Partial<Record<keyof PanelFields, FieldProblem | null>>> => ({
  name: required(fields.name),
  phone: phoneNumber(fields.phone),
  email: emailAddress(fields.email),
  webAddress: webAddress(fields.webAddress),
});
