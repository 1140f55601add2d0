import type { MyAccess } from '../../../domain/account/my-data.ts';
import type { UnconfirmedSheet } from '../../../domain/sheets/unconfirmed-sheet.ts';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/**
 * The sign-in alerts of an account that its owner has not confirmed yet, newest first, at most 20
 * (ACC-41). An unused reset link is no alert.
 */
export async function openDoubts(
  { trx, panel }: PanelScope,
  account: string,
): Promise<MyAccess['doubts']> {
  const rows = await trx
    .selectFrom('accountDoubts')
    .select(['kind', 'byName', 'madeAt', 'usedAt'])
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('confirmedAt', 'is', null)
    .where((where) => where.or([where('usedAt', 'is not', null), where('kind', '=', 'address')]))
    .orderBy('madeAt', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ kind, byName, madeAt, usedAt }) => ({
    kind,
    by: byName,
    at: instantText(madeAt),
    used: usedAt !== null,
  }));
}

/**
 * The sign-in alert under which a taster signs now: the oldest that was used and is not confirmed,
 * or null (ACC-41).
 */
export async function doubtOfTaster(
  { trx, panel }: PanelScope,
  taster: TasterId,
): Promise<{ readonly by: string; readonly at: string } | null> {
  const signer = await trx
    .selectFrom('tasters')
    .select('account')
    .where('panel', '=', panel)
    .where('id', '=', taster)
    .executeTakeFirst();
  const account = signer?.account ?? null;
  if (account === null) return null;
  const row = await trx
    .selectFrom('accountDoubts')
    .select(['byName', 'madeAt'])
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('usedAt', 'is not', null)
    .where('confirmedAt', 'is', null)
    .orderBy('usedAt')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { by: row.byName, at: instantText(row.madeAt) };
}

/**
 * The current sealed sheets of a session whose taster's account had an open sign-in alert at the
 * seal: it was used before the seal and is still not confirmed (ACC-41). Each sheet has the alert
 * that was used first.
 */
export async function unconfirmedSheets(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly UnconfirmedSheet[]> {
  const rows = await trx
    .selectFrom('sheets as s')
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 's.panel').onRef('t.id', '=', 's.taster'),
    )
    .innerJoin('accountDoubts as d', (join) =>
      join
        .onRef('d.panel', '=', 't.panel')
        .onRef('d.account', '=', 't.account')
        .onRef('d.usedAt', '<=', 's.sealedAt'),
    )
    .distinctOn(['s.taster', 's.code'])
    .select(['s.taster', 's.code', 'd.byName', 'd.madeAt'])
    .where('s.panel', '=', panel)
    .where('s.session', '=', session)
    .where('s.reopenedAt', 'is', null)
    // KEY-4: a paper sheet was not signed by an account.
    .where('s.keyedBy', 'is', null)
    .where('d.confirmedAt', 'is', null)
    .orderBy('s.taster')
    .orderBy('s.code')
    .orderBy('d.usedAt')
    .execute();
  return rows.map(({ taster, code, byName, madeAt }) => ({
    taster,
    code,
    by: byName,
    at: instantText(madeAt),
  }));
}
