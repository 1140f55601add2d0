import type { PanelData } from '../../domain/http/people-api.ts';
import { emailAddress, phoneNumber, required } from '../forms/rules.ts';
import type { Problems } from '../forms/use-form-check.ts';

/** What a form sends of the panel. */
export type PanelFields = Omit<PanelData, 'code'>;

/** The panel's fields as they were read. */
export function panelFields({ code: _code, ...fields }: PanelData): PanelFields {
  return fields;
}

/** PAN-1: what the panel's form asks for. */
export const panelProblems = (fields: PanelFields): Problems<keyof PanelFields> => ({
  name: required(fields.name),
  phone: phoneNumber(fields.phone),
  email: emailAddress(fields.email),
  webAddress:
    fields.webAddress === '' || /^https?:\/\/\S+$/.test(fields.webAddress) ? null : 'web-address',
});
