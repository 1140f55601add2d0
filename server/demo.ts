import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStartedByNpm, readSettings } from '../hono.config.ts';
import { compose } from './compose.ts';
import { endWith } from './end-with.ts';
import { describeProblem } from './log/log.ts';
import { routeConsole } from './log/route-console.ts';
import { ownTimeZone } from './own-time-zone.ts';

/** `npm run demo`: the product with the demonstration, in a folder that is thrown away at the end. */

const parent = isStartedByNpm() ? process.ppid : null;
const dataFolder = mkdtempSync(join(tmpdir(), 'verdial-demo-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
try {
  const running = await compose(
    { ...readSettings(), dataFolder, databaseUrl: null },
    {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      write: (line) => process.stdout.write(line),
      page: join(import.meta.dirname, '..', 'dist'),
    },
  );
  endWith(running, { parent });
  routeConsole(running.log);
  process.stdout.write('Filling the demonstration, a few seconds ...\n');
  const filled = await running.demonstrate(ownTimeZone());
  if (!filled.ok) throw new Error(filled.code);
} catch (problem) {
  process.stderr.write(`The demonstration did not start. ${describeProblem(problem)}\n`);
  process.exit(1);
}
