import { text } from 'node:stream/consumers';
import { refused, runCommand } from '../../run-command.ts';
import { makeInstallation } from './make-installation.ts';

const USAGE = 'npm run database:create -- <name> < the address of an administrator, postgres://…';

/**
 * `npm run database:create -- <name>`: makes a database on a PostgreSQL server and its two roles, and prints the settings by
 * which the product opens it. The administrator's address is read from standard input, so that it stands in no list of processes.
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
