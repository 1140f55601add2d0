import { sql } from 'kysely';
import { accept, type Refusal, refuse } from '../../domain/refusal.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { type Decider, decideRecorded } from './decide-recorded.ts';

/** QUA-40: an account's refusals of one session within this stand in the trail once, in ms. */
const DAY = 24 * 60 * 60_000;

/** QUA-40: how many refusals of one account within a day stand in the trail, whatever sessions were asked for. */
const MOST_A_DAY = 20;

/**
 * QUA-40: refuses the panel's figures to a taster, by the one word that says no reason, and keeps in the audit trail that they
 * were asked for. A page that asks again, and a program that tries every number, do not fill the trail. `session` is null where
 * what was asked for is no number of a session.
 */
export async function refuseFigures(
  database: Database,
  by: Decider,
  session: SessionCode | null,
): Promise<Refusal> {
  const told = await decideRecorded(database, by, async ({ trx, panel }) => {
    // Whoever asks many times at once waits here: entries of one panel follow one another.
    await sql`select 1 from verdial_audit_head(${panel}::uuid)`.execute(trx);
    const rows = await trx
      .selectFrom('audit')
      .select('ofSession')
      .where('panel', '=', panel)
      .where('actor', '=', by.issuer.user)
      .where('command', '=', 'refuse-figures')
      .where('at', '>', new Date(by.at.getTime() - DAY))
      .execute();
    const asked = session === null ? null : String(session);
    const isTold = rows.length >= MOST_A_DAY || rows.some(({ ofSession }) => ofSession === asked);
    return accept({
      answer: null,
      told: isTold ? [] : { command: 'refuse-figures', data: session === null ? {} : { session } },
    });
  });
  return told.ok ? refuse('own-figures-closed') : told;
}
