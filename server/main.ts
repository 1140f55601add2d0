import { join } from 'node:path';
import { isStartedByNpm, readSettings } from '../hono.config.ts';
import { compose } from './compose.ts';
import { endWith } from './end-with.ts';
import { describeProblem } from './log/log.ts';
import { routeConsole, routeWarnings } from './log/route-console.ts';
import { welcome } from './welcome.ts';

const parent = isStartedByNpm() ? process.ppid : null;
const settings = readSettings();
try {
  const running = await compose(settings, {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: (line) => process.stdout.write(line),
    page: join(import.meta.dirname, '..', 'dist'),
    heard(log) {
      routeConsole(log);
      routeWarnings(log);
    },
  });
  endWith(running, { parent });
  const { url, schema, database } = running;
  const isNew = await running.isNew();
  running.log('info', 'listening', { url, engine: database.engine, schema, isNew });
  // LOG-3: whoever looks is told in words; what is read by a program is the log alone.
  if (process.stdout.isTTY) process.stdout.write(welcome(url, isNew));
} catch (problem) {
  process.stderr.write(`Verdial did not start. ${describeProblem(problem)}\n`);
  process.exit(1);
}
