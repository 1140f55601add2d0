import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { processorSeconds } from './process-times.ts';
import { SharedSeconds } from './shared-seconds.ts';

/** Where the processor seconds of each file are written; an empty object where they cannot be counted. */
export const PROCESSOR = 'out/processor.json';

/** Writes down the processor seconds of each test file, of everything that `npm test` started: PostgreSQL is beside the runner. */
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
