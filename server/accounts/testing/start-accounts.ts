import { randomUUID } from 'node:crypto';
import type { SessionRule } from '../../../domain/account/session-ends.ts';
import {
  type PanelId,
  parsePanelId,
  parseTasterId,
  type TasterId,
} from '../../../domain/words/ids.ts';
import { readSettings } from '../../../hono.config.ts';
import { createPanel } from '../../books/create-panel.ts';
import { withAccounts } from '../../database/installation/account-tables.ts';
import { insertTaster } from '../../database/tasters/tasters.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { createLog } from '../../log/log.ts';
import { createAccounts, type ResetPerson } from '../create-accounts.ts';
import { insertAccount, type NewAccount } from '../insert-account.ts';
import { sessionRule } from '../session-rule.ts';
import { WITH_ACCOUNTS_MADE } from './with-accounts-made.ts';

/** The password of every account in these tests. */
export const PASSWORD = 'Oil-panel7!';

/** The accounts on an embedded database in memory, for tests. */
export type TestAccounts = Awaited<ReturnType<typeof startAccounts>>;

/** Starts the accounts on a test database. The caller closes the database after the tests. */
export async function startAccounts(
  options: {
    readonly secure?: boolean;
    readonly canMail?: boolean;
    readonly rule?: SessionRule;
  } = {},
) {
  const database = await testDatabase(WITH_ACCOUNTS_MADE);
  const clock = { at: Date.now() };
  const mails: ResetPerson[] = [];
  const lines: string[] = [];
  const accounts = await createAccounts({
    database,
    secret: 'a secret that is long enough for a test',
    secure: options.secure ?? false,
    sessions: { rule: options.rule ?? sessionRule(readSettings({})), now: () => clock.at },
    log: createLog({
      least: 'debug',
      write: (line) => lines.push(line),
      now: () => new Date('2026-11-22T10:00:00Z'),
    }),
    sendReset:
      options.canMail === false
        ? null
        : async (person) => {
            mails.push(person);
          },
  });
  const hash = await accounts.hashPassword(PASSWORD);

  return {
    database,
    accounts,
    /** The clock of the session timeouts. */
    clock,
    mails,
    lines,
    hash,
    /** The connection, typed for the account tables. */
    db: withAccounts(database.db),
    /** Creates a panel without accounts. */
    async panel(name: string): Promise<PanelId> {
      const panel = parsePanelId(randomUUID());
      if (panel === null) throw new Error('not an id');
      await database.asInstallation((trx) => createPanel(trx, { id: panel, name }));
      return panel;
    },
    /** Registers a taster without an account. */
    async taster(panel: PanelId, code: string): Promise<TasterId> {
      const taster = parseTasterId(randomUUID());
      if (taster === null) throw new Error('not an id');
      const fields = { code, firstName: 'Ana', lastName: code, phone: '', email: '' };
      await database.inPanel(panel, (scope) =>
        insertTaster(scope, taster, { ...fields, additionalInfo: '', active: true, revision: 0 }),
      );
      return taster;
    },
    /** Creates an account, a leader's by default. Returns its id. */
    async open(panel: PanelId, username: string, more: Partial<NewAccount> = {}): Promise<string> {
      const opened = await database.asInstallation((trx) =>
        insertAccount(trx, {
          panel,
          role: 'jefespanel',
          taster: null,
          name: username,
          username,
          email: '',
          hash,
          ...more,
        }),
      );
      if (!opened.ok) throw new Error(opened.code);
      return opened.value;
    },
    /** Signs in. Returns the headers of the browser's next requests, or null when refused. */
    async signIn(username: string, password = PASSWORD, device = 'a browser') {
      const input = { username, password, rememberMe: true };
      const signedIn = await accounts.signIn(input, device);
      if (signedIn === null) return null;
      const cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return new Headers({ cookie, 'user-agent': device });
    },
  };
}
