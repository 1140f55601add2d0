import { Counter, Histogram, Registry } from 'prom-client';
import type { LogLevel } from '../log/log.ts';
import { type Seen, showGauges } from './show-gauges.ts';

/** An answered request, as it is counted: the route is the pattern, never the address. */
export type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** The metrics of the server, for monitoring. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The upper bounds of histogram buckets, in seconds. A commit takes a few ms on a good disk, and
 * counts as failing from three seconds on (HEA-1).
 */
const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const DELAY_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** The methods that are counted by name; a client may invent others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Creates the metrics: counters, histograms and gauges, in the format of Prometheus (OPS-1, OPS-2).
 * Label values are words of this source code alone: a method, a route's pattern, a class of status,
 * an event's name.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'verdial_requests_total',
    help: 'Requests answered, by method, pattern of the route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestTimes = new Histogram({
    name: 'verdial_request_seconds',
    help: 'How long requests took, by method and pattern of the route.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'verdial_log_events_total',
    help: 'Warnings and errors of the log by the name of the event, also those the log does not write.',
    labelNames: ['level', 'event'],
    registers,
  });
  const commits = new Histogram({
    name: 'verdial_commit_seconds',
    help: 'How long commits of live documents took, stored or failed.',
    labelNames: ['result'],
    buckets: COMMIT_SECONDS,
    registers,
  });
  const delays = new Histogram({
    name: 'verdial_event_loop_delay_seconds',
    help: 'The longest delay of the event loop within each second.',
    buckets: DELAY_SECONDS,
    registers,
  });
  // Present from the start: the rate of an absent metric is unknown, and that of a zero one is
  // zero.
  for (const result of ['stored', 'failed']) commits.zero({ result });

  return {
    contentType: registry.contentType,
    /** Counts an answered request. */
    noteRequest({ method, route, status, milliseconds }: AnsweredRequest): void {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ method: known, route, status: `${Math.floor(status / 100)}xx` });
      requestTimes.observe({ method: known, route }, milliseconds / 1_000);
    },
    /** Counts an event of the log that is a warning or an error. */
    noteEvent(level: LogLevel, event: string): void {
      if (level === 'warn' || level === 'error') events.inc({ level, event });
    },
    /** Counts a commit of live documents and its duration, in ms. */
    noteCommit(result: 'stored' | 'failed', milliseconds: number): void {
      commits.observe({ result }, milliseconds / 1_000);
    },
    /** Counts the longest delay of the event loop within a second, in ms. */
    noteDelay(milliseconds: number): void {
      delays.observe(milliseconds / 1_000);
    },
    /** Adds the gauges, which are read on each scrape. */
    show: (seen: Seen): void => showGauges(registry, seen),
    /** All metrics as text. */
    read: (): Promise<string> => registry.metrics(),
  };
}
