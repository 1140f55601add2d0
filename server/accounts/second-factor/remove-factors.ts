import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { withFactors } from './factor-tables.ts';
import { forgetTotp } from './totp-since.ts';

/** The account library's prefix of identifiers of trusted devices, which skip the second factor. */
export const TRUSTED_DEVICE = 'trust-device-';
/** The account library's prefix of identifiers of sign-ins that wait for their second factor. */
export const BEGUN_SIGN_IN = '2fa-';

/**
 * Removes every second factor of an account, with its recovery codes and trusted devices (ACC-63,
 * ACC-107, ACC-108).
 */
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

/**
 * Revokes the trusted devices of an account, which must use the second factor again (ACC-66). It
 * also ends pending sign-ins.
 */
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

/**
 * Removes a lost second factor and signs the owner out everywhere, so that a finder of the device
 * is signed out too (ACC-63).
 */
export async function clearFactors(trx: Transaction<Tables>, user: string): Promise<void> {
  await removeFactors(trx, user);
  await withFactors(trx).deleteFrom('session').where('userId', '=', user).execute();
}
