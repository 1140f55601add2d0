import { describeProblem } from './log/log.ts';

/**
 * OPS-6: runs a command of the operator; its answer is the code the process ends with. What it cannot do is said in one line
 * without a stack, and ends it with 2: nothing was done.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (problem) {
    console.error(describeProblem(problem).replace(/\s*\n\s*/g, ' '));
    process.exitCode = 2;
  }
}

/** Says why nothing was done; answers the code for it. */
export function refused(why: string): number {
  console.error(why);
  return 2;
}
