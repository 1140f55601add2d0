import { readSettings } from '../../hono.config.ts';
import { refused, runCommand } from '../run-command.ts';
import { clearByOperator } from './second-factor/clear-by-operator.ts';
import { withInstallation } from './with-installation.ts';

/**
 * The command `npm run second-factor:clear -- NAME`: removes the second factor (2FA) of the account
 * with that user name. Exits with 2 when no such account exists, or it has no second factor.
 */
async function main(): Promise<number> {
  const [username] = process.argv.slice(2);
  if (username === undefined) return refused('npm run second-factor:clear -- <user name>');
  return withInstallation(readSettings(), { mustExist: true }, async ({ database }) => {
    const found = await clearByOperator(database, username, new Date());
    if (found !== 'cleared') return refused(`${username}: ${found}`);
    console.log(`${username}: ${found}`);
    return 0;
  });
}

await runCommand(main);
