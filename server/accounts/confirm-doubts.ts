import type { PanelId } from '../../domain/words/ids.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { type TrailScope, trailOf } from '../audit/trail-scope.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';

/**
 * How an owner confirmed a sign-in alert: by mail, by the second factor, or from a signed-in
 * session.
 */
type Confirming = {
  readonly at: Date;
  readonly from: string;
  readonly way: 'mail' | 'factor' | 'session';
};

/**
 * Confirms a sign-in alert by the link in the mail to the owner's own address (ACC-121), with all
 * alerts that were used before it. Returns false when the alert does not exist, or no password was
 * chosen under it. Returns true when it is confirmed already.
 */
export async function confirmByMail(
  database: Database,
  id: string,
  from: string,
  at: Date,
): Promise<boolean> {
  return database.asInstallation(async (trx) => {
    const doubt = await trx
      .selectFrom('accountDoubts')
      .select(['panel', 'account', 'usedAt', 'confirmedAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (doubt === undefined || doubt.usedAt === null) return false;
    if (doubt.confirmedAt !== null) return true;
    const { panel, account, usedAt } = doubt;
    await confirm(
      trailOf(database, trx),
      { panel, account, until: usedAt },
      { at, from, way: 'mail' },
    );
    return true;
  });
}

/**
 * Confirms sign-in alerts of an owner who signed in with a second factor that was set up by `since`
 * (ACC-72). It confirms the alerts that were used after `since`. If any earlier one is open, it
 * confirms none: the person who had the link could have set up the second factor.
 */
export async function confirmBySecondFactor(
  scope: TrailScope,
  account: { readonly panel: PanelId; readonly account: string; readonly since: Date },
  { at, from }: { readonly at: Date; readonly from: string },
): Promise<void> {
  const { since, ...whose } = account;
  const older = await scope.trx
    .selectFrom('accountDoubts')
    .select('id')
    .where('panel', '=', whose.panel)
    .where('account', '=', whose.account)
    .where('usedAt', '<=', since)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  if (older !== undefined) return;
  await confirm(scope, { ...whose, until: at }, { at, from, way: 'factor' });
}

/**
 * Confirms, from the owner's signed-in session, a mail address that another person entered
 * (ACC-122). Returns false when no such address is open, and once a password was chosen under an
 * open sign-in alert: the signed-in person may then be the one who chose it.
 */
export async function confirmAddress(
  scope: TrailScope,
  whose: { readonly panel: PanelId; readonly account: string },
  { at, from }: { readonly at: Date; readonly from: string },
): Promise<boolean> {
  const open = await scope.trx
    .selectFrom('accountDoubts')
    .select('usedAt')
    .where('panel', '=', whose.panel)
    .where('account', '=', whose.account)
    .where('confirmedAt', 'is', null)
    .where('kind', '=', 'address')
    .execute();
  const used = await scope.trx
    .selectFrom('accountDoubts')
    .select('id')
    .where('panel', '=', whose.panel)
    .where('account', '=', whose.account)
    .where('confirmedAt', 'is', null)
    .where('usedAt', 'is not', null)
    .executeTakeFirst();
  if (open.length === 0 || used !== undefined) return false;
  await scope.trx
    .updateTable('accountDoubts')
    .set({ confirmedAt: at })
    .where('panel', '=', whose.panel)
    .where('account', '=', whose.account)
    .where('kind', '=', 'address')
    .where('confirmedAt', 'is', null)
    .execute();
  await tell(scope, whose, { at, from, way: 'session' });
  return true;
}

async function confirm(
  scope: TrailScope,
  {
    panel,
    account,
    until,
  }: { readonly panel: PanelId; readonly account: string; readonly until: Date },
  how: Confirming,
): Promise<void> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('accountDoubts')
    .set({ confirmedAt: how.at })
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('usedAt', '<=', until)
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tell(scope, { panel, account }, how);
}

async function tell(
  scope: TrailScope,
  { panel, account }: { readonly panel: PanelId; readonly account: string },
  { at, from, way }: Confirming,
): Promise<void> {
  const user = await withAccounts(scope.trx)
    .selectFrom('user')
    .select(['name', 'role'])
    .where('id', '=', account)
    .executeTakeFirst();
  await appendAudit(
    scope,
    {
      panel,
      actor: account,
      name: user?.name ?? '',
      role: user?.role ?? '',
      from,
      command: 'confirm-account',
      data: { account, way },
    },
    at,
  );
}
