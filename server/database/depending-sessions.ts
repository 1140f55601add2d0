import type { PlanValue } from '../../domain/documents/session.document.ts';
import type { SampleId, TasterId } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import { plannedIn } from './planned-in.ts';

/** A record that sessions may depend on, by the column of a glass that names it. */
export type ServedRecord =
  | { readonly column: 'sample'; readonly id: SampleId }
  | { readonly column: 'taster'; readonly id: TasterId };

/** How many sessions are named to who wants a record deleted. */
const FEW = 5;

/** REG-8: the first sessions that served a record or, where none did, those whose plan names it; by their numbers. */
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
