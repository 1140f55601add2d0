import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';
import { forgetTotp } from './totp-since.ts';

/** How the account library begins the name of a device that it does not ask for the second step. */
export const TRUSTED_DEVICE = 'trust-device-';
/** How it begins the name of a sign-in that waits for its second step. */
export const BEGUN_SIGN_IN = '2fa-';

/** ACC-63, ACC-107, ACC-108: takes every second factor of an account away, with its recovery codes and the devices it was not asked on. */
async function removeFactors(
  db: Kysely<Tables> | Transaction<Tables>,
  user: string,
): Promise<void> {
  const tables = withFactors(db);
  await tables.deleteFrom('twoFactor').where('userId', '=', user).execute();
  await tables.deleteFrom('passkeys').where('account', '=', user).execute();
  await forgetTotp(db, user);
  await tables
    .updateTable('user')
    .set({ twoFactorEnabled: false })
    .where('id', '=', user)
    .execute();
  await forgetTrust(db, user);
}

/** ACC-66: makes devices on which the second factor was not asked any more ask it again, and ends what was begun. */
export async function forgetTrust(
  db: Kysely<Tables> | Transaction<Tables>,
  user: string,
): Promise<void> {
  await withFactors(db)
    .deleteFrom('verification')
    .where('value', '=', user)
    .where((where) =>
      where.or([
        where('identifier', 'like', `${TRUSTED_DEVICE}%`),
        where('identifier', 'like', `${BEGUN_SIGN_IN}%`),
      ]),
    )
    .execute();
}

/** ACC-63: clears a lost second factor for its owner, who is signed out everywhere: whoever found the device is, too. */
export async function clearFactors(trx: Transaction<Tables>, user: string): Promise<void> {
  await removeFactors(trx, user);
  await withFactors(trx).deleteFrom('session').where('userId', '=', user).execute();
}
