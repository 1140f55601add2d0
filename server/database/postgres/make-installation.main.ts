import { text } from 'node:stream/consumers';
import { refused, runCommand } from '../../run-command.ts';
import { makeInstallation } from './make-installation.ts';

const USAGE = 'npm run database:create -- <name> < the address of an administrator, postgres://…';

/**
 * The command `npm run database:create -- <name>`: creates a database and its two roles on a
 * PostgreSQL server. Prints the settings with which the product opens it. Reads the administrator's
 * address from standard input, so that no process list shows it.
 */
async function main(): Promise<number> {
  const [name] = process.argv.slice(2);
  if (name === undefined || !/^[a-z][a-z0-9_]{0,40}$/.test(name)) return refused(USAGE);
  const administrator = (await text(process.stdin)).trim();
  if (!/^postgres(ql)?:\/\//.test(administrator)) return refused(USAGE);
  const { owner, requests } = await makeInstallation(administrator, name);
  console.log(`DATABASE_URL=${owner}\nDATABASE_REQUESTS_URL=${requests}`);
  return 0;
}

await runCommand(main);
