import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describeProblem, type Log } from '../log/log.ts';
import type { Metrics } from './create-metrics.ts';
import { listenMetrics } from './listen-metrics.ts';

/** The resolution of the measured delays, in ms, which is subtracted from each of them. */
const RESOLUTION_MS = 10;
const EVERY_MS = 1_000;

/**
 * Measures the delay of the event loop: reports the longest one of each second, in ms, until it is
 * stopped (OPS-1).
 */
function watchEventLoop(tell: (milliseconds: number) => void): {
  readonly stop: () => void;
} {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  const timer = setInterval(() => {
    // A delay of the whole second leaves no measurement: the next second reports it.
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

/**
 * Opens the endpoint of the metrics, and measures the delay of the event loop until it is closed
 * (OPS-1).
 */
export async function openMetrics(
  metrics: Metrics,
  at: { readonly host: string; readonly port: number },
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const listening = await listenMetrics(metrics, at, (problem) =>
    log('error', 'metrics-not-read', { problem: describeProblem(problem) }),
  );
  const watch = watchEventLoop(metrics.noteDelay);
  log('info', 'metrics-listening', { url: listening.url });
  return {
    async close() {
      watch.stop();
      await listening.close();
    },
  };
}
