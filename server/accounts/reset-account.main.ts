import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { refused, runCommand } from '../run-command.ts';
import { resetByOperator } from './reset-by-operator.ts';
import { withInstallation } from './with-installation.ts';

const USAGE = 'npm run account:reset -- --username <user name>';

/**
 * The command `npm run account:reset -- --username NAME`: prints a one-time password reset link for
 * that account. Exits with 2 when the account does not exist or is disabled.
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
