import { createHmac } from 'node:crypto';
import type { OfflineCheckInput } from '../../domain/account/offline-check-input.ts';
import type { OfflineRule } from '../../domain/account/offline-rule.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Database } from '../database/database.ts';
import { isSameSeal } from './is-same-seal.ts';
import { withFactors } from './second-factor/factor-tables.ts';

/** What says to a device whether an account may sign in there without a network. */
export type OfflineTokens = ReturnType<typeof createOfflineTokens>;

/**
 * BTH-30, BTH-32: a device is given a token of the account as it is: made from the server's secret and the hash of the password, so
 * that none is kept anywhere, and another password makes it void. Tasters alone have one, and none who has a second factor:
 * a device cannot ask for that.
 */
export function createOfflineTokens(parts: {
  readonly database: Database;
  readonly secret: string;
  readonly days: number;
}) {
  const { database, secret, days } = parts;
  const tokenOf = (user: string, hash: string): string =>
    createHmac('sha256', secret).update(`offline ${user} ${hash}`).digest('base64url');

  const goodOnes = (users: readonly string[]) =>
    withFactors(database.db)
      .selectFrom('user')
      .innerJoin('account', 'account.userId', 'user.id')
      .select(['user.id', 'account.password'])
      .where('user.id', 'in', users)
      .where('account.providerId', '=', 'credential')
      .where('user.role', '=', 'catadores')
      .where('user.enabled', '=', true)
      .where('user.twoFactorEnabled', 'is not', true)
      .execute();

  return {
    /** How long this account may sign in without a network on the device that asks; null where it may not. */
    async ruleOf({ user, role }: Pick<Actor, 'user' | 'role'>): Promise<OfflineRule | null> {
      if (days === 0 || role !== 'catadores') return null;
      const [row] = await goodOnes([user]);
      return row === undefined ? null : { days, token: tokenOf(row.id, row.password) };
    },
    /** Which of the accounts that a device names may not any more: disabled, of another password, or never given such a token. */
    async goneOf(asked: OfflineCheckInput['accounts']): Promise<readonly string[]> {
      if (asked.length === 0) return [];
      const rows = days === 0 ? [] : await goodOnes(asked.map(({ user }) => user));
      const isGood = ({ user, token }: (typeof asked)[number]): boolean =>
        rows.some(({ id, password }) => id === user && isSameSeal(token, tokenOf(user, password)));
      return asked.filter((one) => !isGood(one)).map(({ user }) => user);
    },
    days,
  };
}
