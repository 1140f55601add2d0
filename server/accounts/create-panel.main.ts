import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isAcceptablePassword } from '../../domain/fields/password.ts';
import { isUsername } from '../../domain/fields/username.ts';
import { readSettings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { decideAsInstallation } from '../database/decide.ts';
import { locationOf } from '../database/location.ts';
import { createAccounts } from './create-accounts.ts';
import { foundPanel } from './found-panel.ts';
import { createPasswordJudge } from './judge-password.ts';
import { readSecret } from './secret.ts';
import { sessionRule } from './session-rule.ts';

const USAGE =
  'npm run panel:create -- --panel <name> --leader <name> --username <user name> [--email <address>] < password';

/**
 * `npm run panel:create`: founds a further panel of the installation. The leader's password is read from standard
 * input, so that it stands in no list of processes. Exits with 2 when something is missing or not as it must be.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      panel: { type: 'string' },
      leader: { type: 'string' },
      username: { type: 'string' },
      email: { type: 'string', default: '' },
    },
  });
  const { panel, leader, username, email } = values;
  if (!panel || !leader || !username) return refused(USAGE);
  if (!isUsername(username)) return refused('the user name is not valid');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!isAcceptablePassword(password)) return refused('the password is not valid');
  if (!createPasswordJudge()(password, [panel, leader, username]).ok)
    return refused('the password is one that others would try');

  const settings = readSettings();
  const folder = await prepareDataFolder(settings.dataFolder);
  const database = await openDatabase(locationOf({ ...settings, dataFolder: folder }));
  try {
    const accounts = await createAccounts({
      database,
      secret: settings.secret ?? (await readSecret(folder)),
      secure: false,
      sessions: { rule: sessionRule(settings), now: Date.now },
      log: () => {},
      sendReset: null,
    });
    const hash = await accounts.hashPassword(password);
    const founded = await decideAsInstallation(database, (trx) =>
      foundPanel(trailOf(database, trx), {
        panel,
        leader,
        username,
        email,
        hash,
        from: 'command line',
        at: new Date(),
      }),
    );
    if (!founded.ok) return refused(founded.code);
    console.log(`${panel}: ${founded.value.panel}`);
    return 0;
  } finally {
    await database.close();
  }
}

function refused(why: string): number {
  console.error(why);
  return 2;
}

process.exitCode = await main();
