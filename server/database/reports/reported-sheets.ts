import { sql } from 'kysely';
import { z } from 'zod';
import { pointsSchema } from '../../../domain/documents/evaluation.document.ts';
import { conductSchema } from '../../../domain/sheets/conduct.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { answersOfRow } from '../sheets/answers-of-row.ts';
import { joinedSheets } from '../sheets/joined-sheets.ts';

/** A sealed version of a sheet with the columns of a report, under the code of its taster. */
export type ReportedSheet = Awaited<ReturnType<typeof reportedSheets>>[number];

/**
 * Lists every sealed version of a sample's sheets in a session, by code of the taster, re-opened
 * ones included (RPT-1).
 */
export async function reportedSheets(scope: PanelScope, session: SessionCode, sample: SampleId) {
  const rows = await joinedSheets(scope)
    .selectAll('h')
    .select(['g.replicate', 'g.position', 't.code as tasterCode'])
    .select(sql<boolean>`coalesce((h.content ->> 'smelledOnly')::boolean, false)`.as('smelledOnly'))
    .where('h.session', '=', session)
    .where('g.sample', '=', sample)
    .orderBy('t.code')
    .orderBy('g.replicate')
    .orderBy('h.version')
    .execute();
  return rows.map((row) => {
    const conduct = conductSchema.safeParse(row.conduct);
    return {
      taster: row.taster,
      tasterCode: row.tasterCode,
      code: row.code,
      replicate: row.replicate,
      position: row.position,
      valid: row.valid,
      smelledOnly: row.smelledOnly,
      heatingDevice: row.heatingDevice,
      sealedAt: instantText(row.sealedAt),
      reopened: row.reopenedAt === null ? null : (row.reopenReason ?? ''),
      keyed: row.keyedBy === null ? null : (row.keyedReason ?? ''),
      conduct: conduct.success ? conduct.data : null,
      points: row.points === null ? null : pointsSchema.parse(row.points),
      answers: answersOfRow(row),
    };
  });
}

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
