import { z } from 'zod';

/** One entry of the audit trail. `before` and `after` are what the record was and became. */
export const auditRowSchema = z.object({
  sequence: z.int(),
  at: z.string(),
  name: z.string(),
  role: z.string(),
  from: z.string(),
  command: z.string(),
  data: z.unknown(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  digest: z.string(),
});

/** One entry of the audit trail. */
export type AuditRow = Readonly<z.infer<typeof auditRowSchema>>;
