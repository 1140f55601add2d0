import { z } from 'zod';

/** The border of what is asked of the audit trail; days are the panel's, both included. */
export const auditQuery = z.strictObject({
  search: z.string().max(200).exactOptional(),
  command: z.string().max(60).exactOptional(),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
});

/** What is asked of the audit trail. */
export type AuditQuery = Readonly<z.infer<typeof auditQuery>>;
