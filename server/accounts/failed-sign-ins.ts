import { sql, type Transaction } from 'kysely';
import type { FailedSignIn, FailedSignInsQuery } from '../../domain/account/failed-sign-in.ts';
import type { Page } from '../../domain/lists/list-page.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { instantText } from '../database/json.ts';
import { pageOf } from '../database/list.ts';
import type { Tables } from '../database/tables.ts';
import { nameKey } from './sign-in-limits.ts';

const HOUR = 3_600_000;
const OWN = 20;

/**
 * Records a failed sign-in, or a password reset that a rate limit refused (ACC-43, ACC-95). The row
 * has the attempted user name cut to length, the origin, the time and the reason. Repetitions
 * within the hour are counted in the same row. An unknown name costs the same work, so the response
 * time does not reveal which accounts exist.
 */
export async function noteFailedSignIn(
  database: Database,
  failed: {
    readonly username: string;
    readonly from: string;
    readonly device: string;
    /** The rate limit that refused the attempt; null when the password was checked. */
    readonly limit: 'limit' | 'mails' | null;
    readonly at: Date;
  },
): Promise<void> {
  const { from, device, limit, at } = failed;
  const username = nameKey(failed.username);
  await database.asInstallation(async (trx) => {
    const user = await withAccounts(trx)
      .selectFrom('user')
      .select(['id', 'enabled'])
      .where('username', '=', username)
      .executeTakeFirst();
    const reason = limit ?? (user?.enabled === false ? 'disabled' : 'password');
    await trx
      .insertInto('failedSignIns')
      .values({
        hour: new Date(Math.floor(at.getTime() / HOUR) * HOUR),
        username,
        origin: from,
        reason,
        device,
        at,
        firstAt: at,
        account: user?.id ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'username', 'origin', 'reason'])
          .doUpdateSet({ at, device, times: sql<number>`failed_sign_ins.times + 1` }),
      )
      .execute();
  });
}

/**
 * Lists the failed sign-ins to the accounts of a panel, newest first, with pagination (ACC-94).
 * Attempts on other panels' accounts and on unknown names are not included.
 */
export async function listFailedSignIns(
  trx: Transaction<Tables>,
  panel: PanelId,
  query: FailedSignInsQuery,
): Promise<Page<FailedSignIn>> {
  const { limit, offset } = pageOf(query);
  const { total } = await ofPanel(trx, panel)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await newest(ofPanel(trx, panel)).limit(limit).offset(offset).execute();
  return { rows: rows.map(shown), total };
}

/** Lists the latest failed sign-ins to the caller's own account (ACC-94). */
export async function ownFailedSignIns(
  trx: Transaction<Tables>,
  panel: PanelId,
  account: string,
): Promise<readonly FailedSignIn[]> {
  const own = ofPanel(trx, panel).where('f.account', '=', account);
  return (await newest(own).limit(OWN).execute()).map(shown);
}

/** Deletes failed sign-ins older than the retention period of `days` (ACC-43). */
export async function forgetFailedSignIns(
  trx: Transaction<Tables>,
  now: Date,
  days: number,
): Promise<void> {
  const before = new Date(now.getTime() - days * 24 * HOUR);
  await trx.deleteFrom('failedSignIns').where('at', '<', before).execute();
}

const ofPanel = (trx: Transaction<Tables>, panel: PanelId) =>
  withAccounts(trx)
    .selectFrom('failed_sign_ins as f')
    .innerJoin('user as u', (join) => join.on(sql<boolean>`u.id::text = f.account`))
    .where('u.panel', '=', panel);

const newest = (of: ReturnType<typeof ofPanel>) =>
  of
    .select(['u.name', 'f.username', 'f.origin', 'f.device', 'f.reason', 'f.at', 'f.times'])
    .select('f.first_at as since')
    .orderBy('f.at', 'desc')
    .orderBy('f.username');

type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number];

const shown = ({ origin, at, since, ...row }: Row): FailedSignIn => ({
  ...row,
  from: origin,
  at: instantText(at),
  since: instantText(since),
});
