import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';
import { type PanelFields, panelProblems } from '../panel/panel-rules.ts';
import { email, line, name, phone, text, username } from './fields.ts';
import type { AccountChangeInput, AccountInput, AuditQuery, PeopleApi } from './people-api.ts';
import { withoutProblems } from './without-problems.ts';

/** The border of a new account. */
export const accountInput: z.ZodType<AccountInput> = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['jefespanel', 'adjuntos']), name, username, email }),
  z.strictObject({ role: z.literal('catadores'), taster: z.string().max(36), username, email }),
]);

/** The border of a change of an account. */
export const accountChangeInput: z.ZodType<AccountChangeInput> = z.strictObject({
  name,
  email,
  enabled: z.boolean(),
});

/** The border of one's own signature; null takes it away. */
export const signatureInput: z.ZodType<PeopleApi['PUT /api/my-data/signature']['body']> =
  z.strictObject({ strokes: signatureStrokesSchema.nullable() });

/** The border of the panel's own form. */
export const panelInput: z.ZodType<PanelFields> = z
  .strictObject({
    name,
    leader: line,
    phone,
    email,
    address: line,
    address2: line,
    city: line,
    state: line,
    postalCode: line,
    country: line,
    webAddress: line,
    additionalInfo: text,
    revision: z.int().min(0),
  })
  .superRefine(withoutProblems<PanelFields>(panelProblems));

/** The border of what is asked of the audit trail. */
export const auditQuery: z.ZodType<AuditQuery> = z.strictObject({
  search: z.string().max(200).exactOptional(),
  command: z.string().max(60).exactOptional(),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});
