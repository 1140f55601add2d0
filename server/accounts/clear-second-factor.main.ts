import { readSettings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { locationOf } from '../database/location.ts';
import { createAccounts } from './create-accounts.ts';
import { clearByOperator } from './second-factor/clear-by-operator.ts';
import { readSecret } from './secret.ts';
import { sessionRule } from './session-rule.ts';

/**
 * `npm run second-factor:clear -- NAME`: clears the second factor of the account with that user name. Exits with 2 when there
 * is no such account, or it has none.
 */
async function main(): Promise<number> {
  const [username] = process.argv.slice(2);
  if (username === undefined) return refused('npm run second-factor:clear -- <user name>');
  const settings = readSettings();
  const folder = await prepareDataFolder(settings.dataFolder);
  const database = await openDatabase(locationOf({ ...settings, dataFolder: folder }));
  try {
    // Brings the tables of accounts up to date.
    const secret = settings.secret ?? (await readSecret(folder));
    const sessions = { rule: sessionRule(settings), now: Date.now };
    const quiet = { log: () => {}, sendReset: null };
    await createAccounts({ database, secret, secure: false, sessions, ...quiet });
    const found = await clearByOperator(database, username);
    if (found !== 'cleared') return refused(`${username}: ${found}`);
    console.log(`${username}: ${found}`);
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
