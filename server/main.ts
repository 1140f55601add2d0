import { join } from 'node:path';
import { isStartedByNpm, readSettings } from '../hono.config.ts';
import { compose } from './compose.ts';
import { endWith } from './end-with.ts';
import { describeProblem } from './log/log.ts';
import { routeConsole, routeWarnings } from './log/route-console.ts';

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
  running.log('info', 'listening', { url, engine: database.engine, schema });
  console.log(`Verdial is at ${running.url}`);
  if (await running.isNew())
    console.log(
      `It is new: open ${running.url}/setup to found a panel or to look around in a demonstration.`,
    );
} catch (problem) {
  process.stderr.write(`Verdial did not start. ${describeProblem(problem)}\n`);
  process.exit(1);
}
