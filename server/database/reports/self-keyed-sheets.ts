import { sql } from 'kysely';
import { z } from 'zod';
import type { PanelScope } from '../database.ts';

const sheetSchema = z.object({ taster: z.string(), code: z.string() });

/**
 * Reads from the audit trail the sheets of a session that were last keyed by the same person who
 * had re-opened them (KEY-9).
 */
export async function selfKeyedSheets(
  { trx, panel }: PanelScope,
  session: number,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('audit')
    .select('data')
    .select(sql<boolean>`coalesce((after ->> 'isAlone')::boolean, false)`.as('isAlone'))
    .where('panel', '=', panel)
    .where('command', '=', 'key-sheet')
    .where('ofSession', '=', String(session))
    .orderBy('sequence')
    .execute();
  const alone = new Set<string>();
  for (const { data, isAlone } of rows) {
    const sheet = sheetSchema.safeParse(data);
    if (!sheet.success) continue;
    if (isAlone) alone.add(keyOf(sheet.data));
    else alone.delete(keyOf(sheet.data));
  }
  return alone;
}

/** Builds the key of a sheet of a session, from taster and code. */
export const keyOf = (sheet: { readonly taster: string; readonly code: string }): string =>
  `${sheet.taster} ${sheet.code}`;
