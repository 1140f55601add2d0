import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { plannedIn } from './planned-in.ts';

/** A record that sessions may depend on, with the column of a glass that refers to it. */
export type ServedRecord =
  | { readonly column: 'sample'; readonly id: SampleId }
  | { readonly column: 'taster'; readonly id: TasterId };

/** The maximum number of sessions that a refused deletion names. */
const FEW = 5;

/**
 * The first sessions in which a record was served, by number. If none, the first ones whose plan
 * names it (REG-8).
 */
export async function dependingSessions(
  scope: PanelScope,
  record: ServedRecord,
): Promise<readonly number[]> {
  const { trx, panel } = scope;
  const served = await trx
    .selectFrom('glasses')
    .select('session')
    .distinct()
    .where('panel', '=', panel)
    .where(record.column, '=', record.id)
    .orderBy('session')
    .limit(FEW)
    .execute();
  if (served.length > 0) return served.map(({ session }) => session);
  return plannedIn(scope, namesOf(record));
}

const namesOf = (record: ServedRecord) =>
  record.column === 'sample'
    ? ({ entries }: PlanValue) => entries.some(({ sample }) => sample === record.id)
    : ({ tasters }: PlanValue) => tasters.includes(record.id);
