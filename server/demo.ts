import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStartedByNpm, readSettings } from '../hono.config.ts';
import { compose } from './compose.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { describeProblem } from './log/log.ts';
import { routeConsole } from './log/route-console.ts';
import { ownTimeZone } from './own-time-zone.ts';
import { hasReader, leastWritten, runningWords, startingWords, thisTerminal } from './terminal.ts';

/**
 * Runs `npm run demo`: the product with the demonstration, in a temporary folder that is deleted at
 * the end.
 */

const parent = isStartedByNpm() ? process.ppid : null;
const dataFolder = mkdtempSync(join(tmpdir(), 'verdial-demo-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
const terminal = thisTerminal();
const say = (words: string): void => {
  if (hasReader(terminal)) process.stderr.write(words);
};
try {
  const settings = { ...readSettings(), dataFolder, databaseUrl: null };
  say(startingWords(settings));
  const running = await compose(
    { ...settings, log: leastWritten(settings, terminal) },
    {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      write: (line) => process.stdout.write(line),
      // Always written: nobody could sign in without these accounts.
      say: (words) => process.stderr.write(words),
      page: join(import.meta.dirname, '..', 'dist'),
    },
  );
  shutDownGracefully(running, { parent });
  routeConsole(running.log);
  say('Filling the demonstration, a few seconds ...\n');
  const filled = await running.demonstrate(ownTimeZone());
  if (!filled.ok) throw new Error(filled.code);
  say(runningWords(running.url, false));
} catch (problem) {
  process.stderr.write(`The demonstration did not start. ${describeProblem(problem)}\n`);
  process.exit(1);
}
