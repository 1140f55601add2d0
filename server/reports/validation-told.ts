import { z } from 'zod';
import type { PanelScope } from '../database/database.ts';

const toldSchema = z.object({
  failed: z
    .array(z.object({ code: z.string(), sample: z.string() }))
    .readonly()
    .default([]),
  excluded: z
    .array(z.object({ taster: z.string(), code: z.string(), reason: z.string() }))
    .readonly()
    .default([]),
});

/** What the trail tells of a session's last validation: the criteria that failed, and which sheets were left out, and why. */
export type ValidationTold = z.infer<typeof toldSchema>;

/** RPT-4: reads it; nothing failed and nothing was left out where the trail tells of no validation. */
export async function validationTold(
  { trx, panel }: PanelScope,
  session: number,
): Promise<ValidationTold> {
  const row = await trx
    .selectFrom('audit')
    .select('after')
    .where('panel', '=', panel)
    .where('command', '=', 'validate-session')
    .where('ofSession', '=', String(session))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = toldSchema.safeParse(row?.after ?? {});
  return read.success ? read.data : { failed: [], excluded: [] };
}
