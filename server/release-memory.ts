import { performance } from 'node:perf_hooks';

/** How often a thread looks whether it is idle, in ms. */
const LOOK_EVERY = 20_000;
/** A thread that ran for less than this share of the time is idle: polls alone take less. */
const IDLE_SHARE = 0.1;
/** By how many bytes the heap must have grown since the last collection for another one. */
const WORTH_IT = 8 * 1024 * 1024;

/**
 * Collects all garbage of this thread, and returns its pages to the system. Does nothing unless
 * Node runs with `--expose-gc`, as `start.js` starts it.
 */
export function releaseMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Whether a thread is idle and holds more than after its last collection, in bytes (OPS-21). */
export const isWorthReleasing = (utilization: number, held: number, least: number): boolean =>
  utilization <= IDLE_SHARE && held >= least + WORTH_IT;

/**
 * Releases the memory of this thread whenever it is idle and has grown (OPS-21). V8 collects only
 * when something is allocated: an idle thread keeps whatever its busiest minute took.
 */
export function releaseMemoryWhenIdle(
  release: () => void = releaseMemory,
  every: number = LOOK_EVERY,
): () => void {
  let least = 0;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    if (isWorthReleasing(utilization, process.memoryUsage().heapTotal, least)) {
      release();
      least = process.memoryUsage().heapTotal;
    }
    before = performance.eventLoopUtilization();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
