import { sql } from 'kysely';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/** When the server last heard of a taster's booth in a session; `at` is an ISO instant. */
export type BoothContact = { readonly taster: TasterId; readonly at: string };

/** Lists when the server last heard of each booth of a session, by taster (BRD-27). */
export async function listBoothContacts(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly BoothContact[]> {
  const rows = await trx
    .selectFrom('boothContacts')
    .select(['taster', 'heardAt'])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .orderBy('taster')
    .execute();
  return rows.map(({ taster, heardAt }) => ({ taster, at: instantText(heardAt) }));
}

/**
 * Keeps that the server hears of these booths now; an instant never goes back (BRD-27). Booths of a
 * session or taster that is gone meanwhile are left out.
 */
export async function keepBoothContacts(
  { trx, panel }: PanelScope,
  booths: readonly { readonly session: SessionCode; readonly taster: TasterId }[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('boothContacts')
    .columns(['panel', 'session', 'taster', 'heardAt'])
    .expression((query) =>
      query
        .selectFrom('glasses')
        .select(['panel', 'session', 'taster', sql<Date>`${at}::timestamptz`.as('heardAt')])
        .distinct()
        .where('panel', '=', panel)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('session', 'taster'),
            'in',
            booths.map(({ session, taster }) => tuple(session, taster)),
          ),
        ),
    )
    .onConflict((known) =>
      known.columns(['panel', 'session', 'taster']).doUpdateSet({
        heardAt: sql`greatest(booth_contacts.heard_at, excluded.heard_at)`,
      }),
    )
    .execute();
}
