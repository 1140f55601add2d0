import { z } from 'zod';
import type { PanelScope } from '../database.ts';

const validationSchema = z.object({
  failed: z
    .array(z.object({ code: z.string(), sample: z.string() }))
    .readonly()
    .default([]),
  excluded: z
    .array(z.object({ taster: z.string(), code: z.string(), reason: z.string() }))
    .readonly()
    .default([]),
});

/**
 * The audit entry of a session's last validation: the failed criteria, and the excluded sheets with
 * their reasons.
 */
export type AuditedValidation = z.infer<typeof validationSchema>;

/**
 * Reads the audit entry of the last validation (RPT-4). Without one, nothing failed and nothing was
 * excluded.
 */
export async function readAuditedValidation(
  { trx, panel }: PanelScope,
  session: number,
): Promise<AuditedValidation> {
  const row = await trx
    .selectFrom('audit')
    .select('after')
    .where('panel', '=', panel)
    .where('command', '=', 'validate-session')
    .where('ofSession', '=', String(session))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = validationSchema.safeParse(row?.after ?? {});
  return read.success ? read.data : { failed: [], excluded: [] };
}
