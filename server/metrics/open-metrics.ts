import { describeProblem, type Log } from '../log/log.ts';
import type { Metrics } from './create-metrics.ts';
import { watchEventLoop } from './event-loop-watch.ts';
import { listenMetrics } from './listen-metrics.ts';

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
