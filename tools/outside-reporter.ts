import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';
import type { OutsideError } from './died-processes.ts';

/** The file to which errors outside of every test are written. */
export const OUTSIDE = 'out/outside.json';

/**
 * A Vitest reporter that writes the errors outside of every test, which the runner's own report
 * lacks.
 */
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
