import { sql } from 'kysely';
import { pointsSchema } from '../../../domain/documents/evaluation.document.ts';
import { conductSchema } from '../../../domain/sheets/conduct.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { answersOfRow } from '../sheets/answers-of-row.ts';

/** A sealed version of a sheet with the columns of a report, under the code of its taster. */
export type ReportedSheet = Awaited<ReturnType<typeof reportedSheets>>[number];

/**
 * Lists every sealed version of a sample's sheets in a session, by code of the taster, re-opened
 * ones included (RPT-1).
 */
export async function reportedSheets(
  { trx, panel }: PanelScope,
  session: SessionCode,
  sample: SampleId,
) {
  const rows = await trx
    .selectFrom('sheets as h')
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'h.panel').onRef('t.id', '=', 'h.taster'),
    )
    .selectAll('h')
    .select(['g.replicate', 'g.position', 't.code as tasterCode'])
    .select(sql<boolean>`coalesce((h.content ->> 'smelledOnly')::boolean, false)`.as('smelledOnly'))
    .where('h.panel', '=', panel)
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
