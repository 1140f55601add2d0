import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isEmail } from '../../domain/fields/email.ts';
import { isAcceptablePassword } from '../../domain/fields/password.ts';
import { isUsername } from '../../domain/fields/username.ts';
import { isTimeZone } from '../../domain/words/time-zone.ts';
import { readSettings } from '../../hono.config.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { decideAsInstallation } from '../database/decide.ts';
import { ownTimeZone } from '../own-time-zone.ts';
import { refused, runCommand } from '../run-command.ts';
import { foundPanel } from './found-panel.ts';
import { createPasswordJudge } from './judge-password.ts';
import { withInstallation } from './with-installation.ts';

const USAGE =
  'npm run panel:create -- --panel <name> --leader <name> --username <user name> [--email <address>] [--time-zone <name>] < password';

/**
 * The command `npm run panel:create`: creates a further panel of the installation. It reads the
 * leader's password from standard input, so that the password is in no list of processes. Exits
 * with 2 when a value is missing or invalid.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      panel: { type: 'string' },
      leader: { type: 'string' },
      username: { type: 'string' },
      email: { type: 'string', default: '' },
      'time-zone': { type: 'string', default: ownTimeZone() },
    },
  });
  const { panel, leader, username, email, 'time-zone': timeZone } = values;
  if (!panel || !leader || !username) return refused(USAGE);
  if (!isUsername(username)) return refused('the user name is not valid');
  if (email !== '' && !isEmail(email)) return refused('the mail address is not valid');
  if (!isTimeZone(timeZone))
    return refused('the time zone is not known: its name is like Europe/Madrid');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!isAcceptablePassword(password)) return refused('the password is not valid');
  if (!createPasswordJudge()(password, [panel, leader, username]).ok)
    return refused('the password is one that others would try');

  return withInstallation(readSettings(), { mustExist: false }, async ({ database, accounts }) => {
    const hash = await accounts.hashPassword(password);
    const person = { panel, leader, username, email, timeZone, hash };
    const founded = await decideAsInstallation(database, (trx) =>
      foundPanel(trailOf(database, trx), { ...person, from: 'command line', at: new Date() }),
    );
    if (!founded.ok) return refused(founded.code);
    console.log(`${panel}: ${founded.value.panel}, its days are of ${timeZone}`);
    return 0;
  });
}

await runCommand(main);
