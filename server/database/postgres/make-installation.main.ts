import { refused, runCommand } from '../../run-command.ts';
import { makeInstallation } from './make-installation.ts';

/**
 * `npm run database:create -- <name>`: makes a database on a PostgreSQL server and its two roles, and prints the settings by
 * which the product opens it. The administrator's address is in ADMINISTRATOR_URL, so that it stands in no list of processes.
 */
async function main(): Promise<number> {
  const [name] = process.argv.slice(2);
  const administrator = process.env['ADMINISTRATOR_URL'];
  if (name === undefined || !/^[a-z][a-z0-9_]{0,40}$/.test(name) || !administrator)
    return refused('ADMINISTRATOR_URL=postgres://… npm run database:create -- <name>');
  const { owner, requests } = await makeInstallation(administrator, name);
  console.log(`DATABASE_URL=${owner}\nDATABASE_REQUESTS_URL=${requests}`);
  return 0;
}

await runCommand(main);
