import { z } from 'zod';
import { keptAddress, postalAddress } from '../fields/postal-address.ts';
import { email, line, name, phone, revision, text } from '../fields/schemas.ts';
import { isTimeZone } from '../words/time-zone.ts';

/**
 * The fields of the panel's own form. `leader` is the name on reports, `normRevision` the revision of COI/T.20/Doc. 15
 * that the panel says it is accredited for (PAN-2), `timeZone` the one its days are of (ZON-1).
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

/** What a form sends of the panel. */
export type PanelFields = Readonly<z.infer<typeof panelFieldsSchema>>;

/** The panel itself, as it stands: what was kept before a rule was made is told as it is. */
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

/** The panel itself. */
export type PanelData = Readonly<z.infer<typeof panelDataSchema>>;
