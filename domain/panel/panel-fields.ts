import { z } from 'zod';
import { postalAddress } from '../fields/postal-address.ts';
import { email, line, name, phone, revision, text } from '../fields/schemas.ts';

/** The fields of the panel's own form. `leader` is the name on reports. */
export const panelFieldsSchema = z.strictObject({
  name,
  leader: line,
  phone,
  email,
  ...postalAddress,
  webAddress: line,
  additionalInfo: text,
  revision,
});

/** What a form sends of the panel. */
export type PanelFields = Readonly<z.infer<typeof panelFieldsSchema>>;

/** The panel itself. */
export type PanelData = PanelFields & { readonly code: string };
