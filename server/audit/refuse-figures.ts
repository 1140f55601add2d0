import { sql } from 'kysely';
import { accept, type Refusal, refuse } from '../../domain/refusal.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { type Decider, decideRecorded } from './decide-recorded.ts';

/**
 * The period, in ms, within which refusals of one account for one session make a single audit entry
 * (QUA-40).
 */
const DAY = 24 * 60 * 60_000;

/**
 * The rate limit of audit entries about refusals: this many a day for one account, for all sessions
 * together (QUA-40).
 */
const MOST_A_DAY = 20;

/**
 * Refuses the panel's figures to a taster, with one code that reveals no reason, and records the
 * attempt in the audit trail (QUA-40, QUA-66). A rate limit keeps a page that asks again, or a
 * program that tries every number, from filling the trail. `session` is null when the request names
 * no valid session number.
 */
export async function refuseFigures(
  database: Database,
  by: Decider,
  session: SessionCode | null,
): Promise<Refusal> {
  const recorded = await decideRecorded(database, by, async ({ trx, panel }) => {
    // Locks the head of the panel's audit trail first: parallel requests are serialised, so each
    // sees the entries of the others.
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
      audited: isTold
        ? []
        : { command: 'refuse-figures', data: session === null ? {} : { session } },
    });
  });
  return recorded.ok ? refuse('own-figures-closed') : recorded;
}
