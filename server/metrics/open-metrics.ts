import { describeProblem, type Log } from '../log/log.ts';
import type { Metrics } from './create-metrics.ts';
import { watchEventLoop } from './event-loop-watch.ts';
import { listenMetrics } from './listen-metrics.ts';

/** OPS-1: opens the address of the metrics and begins to measure what nobody else tells of, until it is closed. */
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
