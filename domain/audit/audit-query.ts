import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { AUDIT_THINGS } from './audit-thing.ts';

/** The border of what is asked of the audit trail; days are those of the panel (AUD-4, ZON-1), both included. */
export const auditQuery = z.strictObject({
  search: z.string().max(200).exactOptional(),
  /** The id of an account, or of what acts of itself. */
  who: z.string().max(200).exactOptional(),
  command: z.string().max(60).exactOptional(),
  thing: z.enum(AUDIT_THINGS).exactOptional(),
  from: calendarDay.exactOptional(),
  to: calendarDay.exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});

/** What is asked of the audit trail. */
export type AuditQuery = Readonly<z.infer<typeof auditQuery>>;
