import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isStartedByNpm, readSettings } from '../hono.config.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';
import { describeProblem } from './log/log.ts';
import { routeConsole, routeWarnings } from './log/route-console.ts';
import { releaseMemory, releaseMemoryWhenIdle } from './release-memory.ts';
import { tellProgress } from './tell-progress.ts';
import { hasReader, leastWritten, runningWords, startingWords, thisTerminal } from './terminal.ts';

/** How long the last message to a person waits for the last log lines of the start, in ms. */
const WAIT_FOR_LOG = 2_000;

const parent = isStartedByNpm() ? process.ppid : null;
const settings = readSettings();
const terminal = thisTerminal();
/**
 * LOG-3, LOG-7: messages go to standard error: standard output belongs to the log, for programs.
 */
const say = (words: string): void => {
  if (hasReader(terminal)) process.stderr.write(words);
};
try {
  say(startingWords(settings));
  const progress = tellProgress(say, 'Loading the programs');
  // Only now, so that the first words come before all programs are loaded.
  const { compose } = await import('./compose.ts');
  const running = await compose(
    { ...settings, log: leastWritten(settings, terminal) },
    {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      write: (line) => process.stdout.write(line),
      say,
      doing: progress.doing,
      page: join(import.meta.dirname, '..', 'dist'),
      heard(log) {
        routeConsole(log);
        routeWarnings(log);
      },
    },
  );
  shutDownGracefully(running, { parent });
  const { url, schema, database } = running;
  const isNew = await running.isNew();
  running.log('info', 'listening', { url, engine: database.engine, schema, isNew });
  progress.doing('Bringing all sessions up to date');
  flushCompileCache();
  releaseMemory();
  releaseMemoryWhenIdle();
  if (hasReader(terminal)) {
    await Promise.race([running.reconciled, setTimeout(WAIT_FOR_LOG, null, { ref: false })]);
    progress.end();
    say(runningWords(url, isNew));
  }
  progress.end();
} catch (problem) {
  process.stderr.write(`Verdial did not start. ${describeProblem(problem)}\n`);
  process.exit(1);
}
