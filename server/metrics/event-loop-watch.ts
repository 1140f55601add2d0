import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How exactly delays are measured, in ms: of each a delay of the measure itself is taken off. */
const RESOLUTION_MS = 10;
const EVERY_MS = 1_000;

/** OPS-1: tells once a second the longest delay of the event loop within it, in ms, until it is stopped. */
export function watchEventLoop(tell: (milliseconds: number) => void): {
  readonly stop: () => void;
} {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  const timer = setInterval(() => {
    // Nothing was measured where the whole second was one delay: the next one tells it.
    if (monitor.count > 0) tell(Math.max(0, monitor.max / 1e6 - RESOLUTION_MS));
    monitor.reset();
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      monitor.disable();
    },
  };
}
