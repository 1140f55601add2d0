import { z } from 'zod';
import { keptAddress, postalAddress } from '../fields/postal-address.ts';
import { email, line, name, phone, revision, text } from '../fields/schemas.ts';
import { isTimeZone } from '../words/time-zone.ts';

/**
 * Schema of the form with the panel's own data. `leader` is the name on reports. `normRevision` is
 * the revision of COI/T.20/Doc. 15 for which the panel declares its accreditation (PAN-2).
 * `timeZone` is that of its days (ZON-1).
 */
export const panelFieldsSchema = z.strictObject({
  name,
  leader: line,
  phone,
  email,
  ...postalAddress,
  webAddress: line,
  normRevision: line,
  timeZone: line.refine(isTimeZone, 'time-zone'),
  additionalInfo: text,
  revision,
});

/** The panel's own data, as the form sends it. */
export type PanelFields = Readonly<z.infer<typeof panelFieldsSchema>>;

/**
 * Response schema of the panel's own data: values stored before a validation rule existed are
 * answered as they are.
 */
export const panelDataSchema = z.object({
  name: z.string(),
  leader: z.string(),
  phone: z.string(),
  email: z.string(),
  ...keptAddress,
  webAddress: z.string(),
  normRevision: z.string(),
  timeZone: z.string(),
  additionalInfo: z.string(),
  revision: z.int(),
  code: z.string(),
});

/** The panel's own data, as the server answers it. */
export type PanelData = Readonly<z.infer<typeof panelDataSchema>>;
