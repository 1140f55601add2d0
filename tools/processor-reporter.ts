import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { processorSeconds } from './process-times.ts';
import { SharedSeconds } from './shared-seconds.ts';

/**
 * The file to which the processor seconds of each test file are written; an empty object if they
 * cannot be counted.
 */
export const PROCESSOR = 'out/processor.json';

/**
 * A Vitest reporter that writes the processor seconds of each test file. It counts all that `npm
 * test` started, because PostgreSQL is not a child of the runner.
 */
export default class ProcessorReporter implements Reporter {
  readonly #shared: SharedSeconds | null;

  constructor() {
    const used = processorSeconds(process.ppid);
    this.#shared = used === null ? null : new SharedSeconds(used);
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#shared?.begin(moduleId, processorSeconds(process.ppid) ?? 0);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#shared?.end(moduleId, processorSeconds(process.ppid) ?? 0);
  }

  onTestRunEnd(): void {
    writeFileSync(PROCESSOR, JSON.stringify(this.#shared?.byFile() ?? {}));
  }
}
