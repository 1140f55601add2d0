import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';
import type { OutsideError } from './died-processes.ts';

/** Where is written what went wrong outside of every test. */
export const OUTSIDE = 'out/outside.json';

/** Writes down what went wrong outside of every test; the runner's own report of tests does not have it. */
export default class OutsideReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const told = errors.map(
      ({ message, cause }): OutsideError => ({
        message,
        ...(cause === undefined ? {} : { cause: { message: String(cause.message) } }),
      }),
    );
    writeFileSync(OUTSIDE, JSON.stringify(told));
  }
}
