import { sql } from 'kysely';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { LoneReplicate } from '../../../stats-worker/quality/first-day-needed.ts';
import type { PanelScope } from '../database.ts';
import { isInvalid } from '../sessions/stored-validity.ts';
import { joinedSheets } from '../sheets/joined-sheets.ts';

/**
 * The samples of validated sessions, up to a date if one is given, with valid sheets on lines of
 * only one replicate in their session (M-PAIR). Two of them from different sessions form a pair. A
 * counter-assessment is never part of a pair (PLN-43). Sorted by session, then sample.
 */
export async function listLoneReplicates(
  scope: PanelScope,
  to?: string,
): Promise<readonly LoneReplicate[]> {
  let chosen = joinedSheets(scope)
    .where('s.state', '=', 'validated')
    .where('h.reopenedAt', 'is', null)
    .where('h.points', 'is', null)
    .where('h.valid', '=', true)
    .where(sql<boolean>`s.checked_sample is distinct from g.sample`)
    .where(sql<boolean>`not ${isInvalid('h.panel', 'h.session', 'g.sample')}`);
  if (to !== undefined) chosen = chosen.where('s.date', '<=', to);
  return chosen
    .groupBy(['s.number', 's.date', 'p.code'])
    .having(sql<boolean>`count(distinct g.replicate) = 1`)
    .select(['s.number as session', 's.date', 'p.code as sample'])
    .select(sql<Replicate>`min(g.replicate)`.as('replicate'))
    .orderBy('s.number')
    .orderBy('p.code')
    .execute();
}
