import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { AUDIT_THINGS } from './audit-thing.ts';

/**
 * Input schema of a query of the audit trail; both days are included and are days of the panel's
 * time zone (AUD-4, ZON-1).
 */
export const auditQuery = z.strictObject({
  search: z.string().max(200).exactOptional(),
  /** The id of an account, or of a part of the program that acts by itself. */
  who: z.string().max(200).exactOptional(),
  command: z.string().max(60).exactOptional(),
  thing: z.enum(AUDIT_THINGS).exactOptional(),
  from: calendarDay.exactOptional(),
  to: calendarDay.exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});

/** A query of the audit trail. */
export type AuditQuery = Readonly<z.infer<typeof auditQuery>>;
