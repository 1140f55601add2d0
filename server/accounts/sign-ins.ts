import type { Transaction } from 'kysely';
import type { MyAccess } from '../../domain/account/my-data.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Locale } from '../../domain/words/locale.ts';
import type { Database } from '../database/database.ts';
import { openDoubts } from '../database/installation/account-doubts.ts';
import { shownEmail, withAccounts } from '../database/installation/account-tables.ts';
import { instantText } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { ownFailedSignIns } from './failed-sign-ins.ts';

const SHOWN = 20;

/** Returns the `User-Agent` header, cut to 300 characters. */
export const deviceOf = (headers: Headers): string =>
  (headers.get('user-agent') ?? '').slice(0, 300);

/** Records a sign-in with its time, origin and device (ACC-13). */
export async function noteSignIn(
  database: Database,
  actor: Actor,
  signIn: {
    readonly at: Date;
    readonly from: string;
    readonly device: string;
    readonly language: Locale;
  },
): Promise<void> {
  await database.inPanel(actor.panel, ({ trx, panel }) =>
    trx
      .insertInto('signIns')
      .values({
        panel,
        account: actor.user,
        at: signIn.at,
        origin: signIn.from,
        device: signIn.device,
        language: signIn.language,
      })
      .execute(),
  );
}

/**
 * Reads the caller's own latest sign-ins and signed-in devices (ACC-13). `token` is the stored
 * session token of the requesting device.
 */
export async function readAccess(
  database: Database,
  actor: Actor,
  token: string | null,
  endedSessions: (sessions: readonly string[]) => Promise<readonly string[]>,
): Promise<MyAccess> {
  const signIns = await database.inPanel(actor.panel, ({ trx, panel }) =>
    trx
      .selectFrom('signIns')
      .select(['at', 'origin', 'device'])
      .where('panel', '=', panel)
      .where('account', '=', actor.user)
      .orderBy('at', 'desc')
      .limit(SHOWN)
      .execute(),
  );
  const db = withAccounts(database.db);
  const user = await db
    .selectFrom('user')
    .select(['displayUsername', 'email'])
    .where('id', '=', actor.user)
    .executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('session')
    .select(['id', 'token', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', actor.user)
    .orderBy('createdAt', 'desc')
    .execute();
  const ended = new Set(await endedSessions(devices.map(({ id }) => id)));
  const doubts = await database.inPanel(actor.panel, (scope) => openDoubts(scope, actor.user));
  const failed = await database.asInstallation((trx) =>
    ownFailedSignIns(trx, actor.panel, actor.user),
  );
  return {
    username: user.displayUsername,
    doubts,
    failed,
    email: shownEmail(user.email),
    signIns: signIns.map(({ at, origin, device }) => ({
      at: instantText(at),
      from: origin,
      device,
    })),
    devices: devices
      .filter(({ id }) => !ended.has(id))
      .map((device) => ({
        id: device.id,
        device: device.userAgent ?? '',
        since: instantText(device.createdAt),
        seen: instantText(device.updatedAt),
        isThis: device.token === token,
      })),
  };
}

/**
 * Signs out one of the caller's own devices; false when it belongs to another account or is signed
 * out already (ACC-13).
 */
export async function signOutDevice(
  trx: Transaction<Tables>,
  actor: Actor,
  device: string,
): Promise<boolean> {
  const { numDeletedRows } = await withAccounts(trx)
    .deleteFrom('session')
    .where('userId', '=', actor.user)
    .where('id', '=', device)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
