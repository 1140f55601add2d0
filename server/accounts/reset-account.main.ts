import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { refused, runCommand } from '../run-command.ts';
import { resetByOperator } from './reset-by-operator.ts';
import { withInstallation } from './with-installation.ts';

const USAGE = 'npm run account:reset -- --username <user name>';

/**
 * `npm run account:reset -- --username NAME`: prints a link by which the owner of that account chooses a new password. Exits
 * with 2 when there is no such account, or it is disabled.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const { username } = values;
  if (!username) return refused(USAGE);
  const settings = readSettings();
  const address = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return withInstallation(settings, { mustExist: true }, async (installation) => {
    const reset = await resetByOperator(installation, username, new Date());
    if ('why' in reset) return refused(`${username}: ${reset.why}`);
    console.log(`${address}${reset.path}`);
    return 0;
  });
}

await runCommand(main);
