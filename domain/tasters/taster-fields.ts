import { z } from 'zod';
import { keptAddress, postalAddress } from '../fields/postal-address.ts';
import { email, line, name, password, phone, revision, text, username } from '../fields/schemas.ts';
import { TASTER_STATUSES } from './taster-status.ts';

/** The fields of a taster's form. A user name with a password opens an account; the password is left out when it stays. */
export const tasterFieldsSchema = z.strictObject({
  code: name.max(40),
  firstName: name,
  lastName: line,
  phone,
  email,
  additionalInfo: text,
  active: z.boolean(),
  address: postalAddress.address.exactOptional(),
  address2: postalAddress.address2.exactOptional(),
  city: postalAddress.city.exactOptional(),
  state: postalAddress.state.exactOptional(),
  postalCode: postalAddress.postalCode.exactOptional(),
  country: postalAddress.country.exactOptional(),
  username: username.nullable(),
  password: password.nullable(),
  revision,
});

/** What a form sends of a taster. */
export type TasterInput = Readonly<z.infer<typeof tasterFieldsSchema>>;

/** A taster of the register, as they stand. `username` names the linked account, if there is one. */
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
  additionalInfo: z.string(),
  active: z.boolean(),
  username: z.string().nullable(),
  /** The status today (STS-1), or null when none was ever given: then the taster counts. */
  status: z.enum(TASTER_STATUSES).nullable(),
  revision: z.int(),
});

/** A taster of the register. */
export type TasterRow = Readonly<z.infer<typeof tasterRowSchema>>;
