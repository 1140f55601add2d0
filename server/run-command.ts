import { describeProblem } from './log/log.ts';

/**
 * Runs a command of the operator; its result is the exit code of the process (OPS-6). A failure is
 * written in one line without a stack, and exits with code 2: nothing was done.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (problem) {
    console.error(describeProblem(problem).replace(/\s*\n\s*/g, ' '));
    process.exitCode = 2;
  }
}

/** Writes why a command did nothing; returns the exit code for it. */
export function refused(why: string): number {
  console.error(why);
  return 2;
}
