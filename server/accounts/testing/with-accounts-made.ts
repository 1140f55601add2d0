import { readSettings } from '../../../hono.config.ts';
import type { Prepared } from '../../database/testing/database-pool.ts';
import { createAccounts } from '../create-accounts.ts';
import { sessionRule } from '../session-rule.ts';

/**
 * A prepared test database with the tables of the account library, which the first start of the
 * product creates.
 */
export const WITH_ACCOUNTS_MADE: Prepared = {
  name: 'accounts',
  prepare: (database) =>
    createAccounts({
      database,
      secret: 'a secret that is long enough for a test',
      secure: false,
      log: () => undefined,
      sessions: { rule: sessionRule(readSettings({})), now: Date.now },
      sendReset: null,
    }),
};
