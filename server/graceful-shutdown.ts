import type { Running } from './compose.ts';
import { describeProblem } from './log/log.ts';

/** The timeouts of storing at shutdown, and of the whole shutdown, in milliseconds. */
const STORE_WITHIN_MS = 8_000;
const END_WITHIN_MS = 12_000;

/** The polling interval of the parent process, in milliseconds. */
const LOOK_EVERY_MS = 500;

/**
 * Graceful shutdown on SIGTERM or SIGINT, and on an uncaught error: live documents are stored
 * first. The process ends within twelve seconds whatever happens. Its exit code is 1 after an
 * uncaught error, or when something could not be stored. It also ends when `parent` ends, if there
 * is one.
 */
export function shutDownGracefully(
  running: Running,
  { parent }: { readonly parent: number | null },
): void {
  let ending = false;

  async function end(reason: string, code: number): Promise<void> {
    if (ending) return;
    ending = true;
    running.log('info', 'ending', { reason });
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    try {
      const left = await running.close(STORE_WITHIN_MS);
      running.log('info', 'ended', { rescued: left.length });
      process.exit(left.length > 0 ? 1 : code);
    } catch (problem) {
      running.log('error', 'end-failed', { problem: describeProblem(problem) });
      process.exit(1);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void end(signal, 0));
  if (parent !== null)
    setInterval(() => {
      if (process.ppid !== parent) void end('parent-ended', 0);
    }, LOOK_EVERY_MS).unref();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (problem: unknown) => {
      running.log('error', 'uncaught', { event, problem: describeProblem(problem) });
      void end(event, 1);
    });
}
