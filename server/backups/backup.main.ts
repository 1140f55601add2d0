import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { describeProblem } from '../log/log.ts';
import { askInstallation } from './installation/ask-installation.ts';

/**
 * The command `npm run backup -- <file> [--panel <id>]`: backs up every panel, or one, into a new
 * file, with the server running or stopped. Exits with 2 when nothing was written.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { panel: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('npm run backup -- <file> [--panel <id>]');
  const cancel = new AbortController();
  process.once('SIGINT', () => cancel.abort(new Error('cancelled; nothing was written')));
  const lines = await askInstallation(
    readSettings(),
    { kind: 'back-up', file: resolve(file), panel: values.panel ?? null, isKept: true },
    cancel.signal,
  );
  for (const line of lines) console.log(line);
  return 0;
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(describeProblem(problem));
  process.exitCode = 2;
}
