import { type Counter, counterSchema } from '../../../domain/results/counter.ts';
import { type CheckedResult, checkedResultSchema } from '../../../domain/words/checked-result.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { LEFT_OUT } from '../sessions/read-left-out-sheets.ts';
import { isInvalid } from '../sessions/stored-validity.ts';

/** The maximum number of rows that are listed: one for each replicate of a counter-assessment. */
const MOST = 100;

/**
 * The result that a session checks as a counter-assessment, stored when it was first shown. Null
 * when it checks nothing (PLN-42).
 */
export async function checksOf(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<CheckedResult | null> {
  const row = await trx
    .selectFrom('sessions')
    .select(['checkedSession as session', 'checkedSample as sample'])
    .select('checkedReference as reference')
    .where('panel', '=', panel)
    .where('number', '=', session)
    .executeTakeFirst();
  if (row === undefined || (row.session === null && row.reference === null)) return null;
  const { reference, ...here } = row;
  return checkedResultSchema.parse(
    reference === null ? { of: 'panel', ...here } : { of: 'elsewhere', reference },
  );
}

/**
 * The counter-assessments of a session's samples, oldest session first, each with the classes of
 * its current, valid results (PLN-44).
 */
export async function countersOf(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly Counter[]> {
  const rows = await trx
    .selectFrom('sessions as s')
    .leftJoin('results as r', (join) =>
      join
        .onRef('r.panel', '=', 's.panel')
        .onRef('r.session', '=', 's.number')
        .onRef('r.sample', '=', 's.checkedSample')
        .on('r.withdrawnAt', 'is', null)
        .on((on) => on.not(isInvalid('r.panel', 'r.session', 'r.sample'))),
    )
    .where('s.panel', '=', panel)
    .where('s.checkedSession', '=', session)
    .select(['s.number as session', 's.date', 's.checkedSample as sample'])
    .select(['r.replicate', 'r.class', 's.validationReason'])
    .select(LEFT_OUT.as('leftOut'))
    .orderBy('s.date')
    .orderBy('s.number')
    .orderBy('r.replicate')
    .limit(MOST)
    .execute();
  return rows.map((row) => counterSchema.parse(row));
}
