import { z } from 'zod';
import { keptAddress } from '../fields/postal-address.ts';
import { revision } from '../fields/schemas.ts';
import { schemasOf } from '../registers/field-schemas.ts';
import {
  emailField,
  flagField,
  leftOutStays,
  lineField,
  neededField,
  noteField,
  phoneField,
} from '../registers/register-field.ts';
import { TASTER_STATUSES } from './taster-status.ts';

const addressLine = leftOutStays(lineField);

/** The fields of the register of tasters. */
export const TASTER_FIELDS = {
  code: neededField(40),
  firstName: neededField(),
  lastName: lineField,
  phone: phoneField,
  email: emailField,
  address: addressLine,
  address2: addressLine,
  city: addressLine,
  state: addressLine,
  postalCode: addressLine,
  country: addressLine,
  active: flagField(true),
  additionalInfo: noteField,
};

/**
 * Schema of the fields of a taster's form (REG-9). It has no user name and no password, since
 * accounts are created by invitation. A field of the address that is left out keeps its value.
 */
export const tasterFieldsSchema = z.strictObject({
  ...schemasOf(TASTER_FIELDS),
  revision,
});

/** The data of a taster as its form sends them. */
export type TasterInput = Readonly<z.infer<typeof tasterFieldsSchema>>;

/**
 * Response schema of a taster of the register, as stored now. `username` is that of the linked
 * account, if there is one.
 */
export const tasterRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  phone: z.string(),
  email: z.string(),
  ...keptAddress,
  lastSession: z.string().nullable(),
  /** The day on which the taster was registered, in the panel's time zone. */
  registeredOn: z.string(),
  additionalInfo: z.string(),
  active: z.boolean(),
  username: z.string().nullable(),
  /** The status today (STS-1), or null where there never was one: then the taster counts. */
  status: z.enum(TASTER_STATUSES).nullable(),
  revision: z.int(),
});

/** A taster of the register. */
export type TasterRow = Readonly<z.infer<typeof tasterRowSchema>>;
