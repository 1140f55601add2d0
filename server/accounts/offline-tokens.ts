import { createHmac } from 'node:crypto';
import type { OfflineCheckInput } from '../../domain/account/offline-check-input.ts';
import type { OfflineRule } from '../../domain/account/offline-rule.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Database } from '../database/database.ts';
import { isSameSeal } from './is-same-seal.ts';
import { withFactors } from './second-factor/factor-tables.ts';

/** Issues and checks the tokens that permit offline sign-in on a device. */
export type OfflineTokens = ReturnType<typeof createOfflineTokens>;

/**
 * Creates the tokens that let a device sign a taster in offline (BTH-30, BTH-32). A token is an
 * HMAC over the account and its password hash. No token is stored, and a new password invalidates
 * it. Only tasters without a second factor get one, since a device cannot verify a second factor.
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
    /**
     * Returns for how many days the account may sign in offline on the requesting device, with its
     * token. Null when it may not.
     */
    async ruleOf({ user, role }: Pick<Actor, 'user' | 'role'>): Promise<OfflineRule | null> {
      if (days === 0 || role !== 'catadores') return null;
      const [row] = await goodOnes([user]);
      return row === undefined ? null : { days, token: tokenOf(row.id, row.password) };
    },
    /**
     * Returns which of a device's accounts may no longer sign in offline. They are disabled, have a
     * second factor or another password, or present a token that this server did not issue. Without
     * offline sign-in (`days` is 0), it returns all of them.
     */
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
