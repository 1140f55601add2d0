import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isEmail } from '../../domain/fields/email.ts';
import { isAcceptablePassword } from '../../domain/fields/password.ts';
import { isUsername } from '../../domain/fields/username.ts';
import { readSettings } from '../../hono.config.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { decideAsInstallation } from '../database/decide.ts';
import { refused, runCommand } from '../run-command.ts';
import { atTheInstallation } from './at-the-installation.ts';
import { foundPanel } from './found-panel.ts';
import { createPasswordJudge } from './judge-password.ts';

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
  if (email !== '' && !isEmail(email)) return refused('the mail address is not valid');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!isAcceptablePassword(password)) return refused('the password is not valid');
  if (!createPasswordJudge()(password, [panel, leader, username]).ok)
    return refused('the password is one that others would try');

  return atTheInstallation(readSettings(), { mustExist: false }, async ({ database, accounts }) => {
    const hash = await accounts.hashPassword(password);
    const person = { panel, leader, username, email, hash };
    const founded = await decideAsInstallation(database, (trx) =>
      foundPanel(trailOf(database, trx), { ...person, from: 'command line', at: new Date() }),
    );
    if (!founded.ok) return refused(founded.code);
    console.log(`${panel}: ${founded.value.panel}`);
    return 0;
  });
}

await runCommand(main);
