import { z } from 'zod';

/**
 * One entry of the audit trail. `before` and `after` are the record before and after the change.
 */
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

/**
 * An entry of the audit trail as it is shown: with the names of the tasters and samples in it, by
 * their ids (AUD-13).
 */
export const namedAuditRowSchema = auditRowSchema.extend({
  names: z.record(z.string(), z.string()),
});

/** An entry of the audit trail with the names of the tasters and samples in it. */
export type NamedAuditRow = Readonly<z.infer<typeof namedAuditRowSchema>>;

/** One entry of the audit trail. */
export type AuditRow = Readonly<z.infer<typeof auditRowSchema>>;
