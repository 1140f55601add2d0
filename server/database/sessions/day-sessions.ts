import { sql } from 'kysely';
import { z } from 'zod';
import type { DaySession, SessionRow } from '../../../domain/sessions/session-row.ts';
import {
  type FailedCriterion,
  failedCriterionSchema,
} from '../../../domain/words/failed-criterion.ts';
import type { PanelScope } from '../database.ts';
import { definitionOf } from './sheet-of-session.ts';

/** Adds to sessions the facts that the acceptance of their tasting day depends on (SES-16). */
export async function daySessions(
  scope: PanelScope,
  rows: readonly SessionRow[],
): Promise<readonly DaySession[]> {
  if (rows.length === 0) return [];
  const glasses = await glassesServed(scope, rows);
  const failed = await failedAtValidation(scope, rows);
  const forms = new Map<string, DaySession['form']>();
  for (const id of new Set(rows.map(({ sheet }) => sheet)))
    forms.set(id, (await definitionOf(scope, id)).form);
  return rows.map((row) => ({
    ...row,
    glasses: glasses.get(row.session) ?? 0,
    form: forms.get(row.sheet) ?? 'lines',
    failed: row.state === 'validated' ? (failed.get(row.session) ?? null) : null,
  }));
}

async function glassesServed(
  { trx, panel }: PanelScope,
  rows: readonly SessionRow[],
): Promise<ReadonlyMap<number, number>> {
  const counts = await trx
    .selectFrom('glasses')
    .select(['session', (count) => count.fn.countAll<number>().as('glasses')])
    .where('panel', '=', panel)
    .where(
      sql<number>`session`,
      'in',
      rows.map(({ session }) => session),
    )
    .groupBy('session')
    .execute();
  return new Map(counts.map(({ session, glasses }) => [session, glasses]));
}

const failedSchema = z.array(failedCriterionSchema.readonly()).readonly();

/**
 * The criteria that failed at the last validation of each session, from the audit trail (RES-3). A
 * session without an entry is absent.
 */
async function failedAtValidation(
  { trx, panel }: PanelScope,
  rows: readonly SessionRow[],
): Promise<ReadonlyMap<number, readonly FailedCriterion[]>> {
  const told = await trx
    .selectFrom('audit')
    .distinctOn('ofSession')
    .select(['ofSession', sql<unknown>`after -> 'failed'`.as('failed')])
    .where('panel', '=', panel)
    .where('command', '=', 'validate-session')
    .where(
      'ofSession',
      'in',
      rows.map(({ session }) => String(session)),
    )
    .orderBy('ofSession')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(
    told.flatMap(({ ofSession, failed }) => {
      const read = failedSchema.safeParse(failed);
      return read.success ? [[Number(ofSession), read.data] as const] : [];
    }),
  );
}
