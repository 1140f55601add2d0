import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import type { Seen } from './show-gauges.ts';
import { timedStore } from './timed-store.ts';

const SEEN: Seen = {
  sockets: () => 3,
  documents: () => 40,
  unsaved: () => ({ documents: 2, updates: 9, waited: 1_250 }),
  turns: () => ({ atWork: 1, waiting: 7 }),
  broker: null,
  lastBackup: () => null,
  now: () => 1_700_000_000_000,
};

/** The lines of one metric, without its help. */
const linesOf = (text: string, name: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith(name));

test('OPS-1 requests are counted by method, pattern of the route and class of the status', async () => {
  const metrics = createMetrics();
  const request = { method: 'GET', route: '/api/samples/:id', milliseconds: 7 };
  for (const status of [200, 204, 404]) metrics.noteRequest({ ...request, status });
  const text = await metrics.read();
  expect(linesOf(text, 'verdial_requests_total')).toEqual([
    'verdial_requests_total{method="GET",route="/api/samples/:id",status="2xx"} 2',
    'verdial_requests_total{method="GET",route="/api/samples/:id",status="4xx"} 1',
  ]);
  expect(text).toContain(
    'verdial_request_seconds_bucket{le="0.005",method="GET",route="/api/samples/:id"} 0\n',
  );
  expect(text).toContain(
    'verdial_request_seconds_bucket{le="0.01",method="GET",route="/api/samples/:id"} 3\n',
  );
});

test('OPS-2 a method that a caller makes up is no label', async () => {
  const metrics = createMetrics();
  metrics.noteRequest({ method: 'M-SEARCH', route: '/*', status: 404, milliseconds: 1 });
  expect(await metrics.read()).toContain('{method="other",route="/*",status="4xx"} 1');
});

test('OPS-1 what is so now is asked for at each look', async () => {
  let sockets = 3;
  const metrics = createMetrics();
  metrics.show({ ...SEEN, sockets: () => sockets });
  const text = await metrics.read();
  for (const line of [
    'verdial_sockets 3',
    'verdial_documents 40',
    'verdial_unsaved_documents 2',
    'verdial_unsaved_updates 9',
    'verdial_unsaved_age_seconds 1.25',
    'verdial_turns_at_work 1',
    'verdial_turns_waiting 7',
  ])
    expect(linesOf(text, line)).toEqual([line]);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).not.toContain('verdial_broker_joined');
  sockets = 0;
  expect(linesOf(await metrics.read(), 'verdial_sockets ')).toEqual(['verdial_sockets 0']);
});

test('OPS-1 OPS-13 the age of a backup is left out while there is none, and told once there is', async () => {
  let last: number | null = null;
  const metrics = createMetrics();
  metrics.show({ ...SEEN, lastBackup: async () => last });
  expect(linesOf(await metrics.read(), 'verdial_backup_age_seconds')).toEqual([]);
  last = SEEN.now() - 90_000;
  expect(linesOf(await metrics.read(), 'verdial_backup_age_seconds')).toEqual([
    'verdial_backup_age_seconds 90',
  ]);
  last = null;
  expect(linesOf(await metrics.read(), 'verdial_backup_age_seconds')).toEqual([]);
});

test('OPS-1 between several processes it says whether news come and go', async () => {
  const metrics = createMetrics();
  metrics.show({ ...SEEN, broker: () => true });
  expect(await metrics.read()).toContain('verdial_broker_joined 1');
});

test('OPS-1 warnings and errors are counted by their event, and nothing else of the log', async () => {
  const metrics = createMetrics();
  metrics.noteEvent('error', 'store-failed');
  metrics.noteEvent('error', 'store-failed');
  metrics.noteEvent('warn', 'library-said');
  metrics.noteEvent('info', 'listening');
  expect(linesOf(await metrics.read(), 'verdial_log_events_total')).toEqual([
    'verdial_log_events_total{level="error",event="store-failed"} 2',
    'verdial_log_events_total{level="warn",event="library-said"} 1',
  ]);
});

test('OPS-1 commits are told with what they took, also those that fail, and are thrown on', async () => {
  const metrics = createMetrics();
  expect(await metrics.read()).toContain('verdial_commit_seconds_count{result="failed"} 0');
  let at = 0;
  let fails = false;
  const append = async () => {
    at += 20;
    if (fails) throw new Error('disk full');
    return [{ name: 'a', place: 1 }];
  };
  const rest = { load: never, create: never, since: never, heads: never, compact: never };
  const store = timedStore({ ...rest, append }, () => at, metrics.noteCommit);
  expect(await store.append([])).toEqual([{ name: 'a', place: 1 }]);
  fails = true;
  await expect(store.append([])).rejects.toThrow('disk full');
  const text = await metrics.read();
  for (const result of ['stored', 'failed'])
    expect(linesOf(text, `verdial_commit_seconds_sum{result="${result}"}`)).toEqual([
      `verdial_commit_seconds_sum{result="${result}"} 0.02`,
    ]);
});

test('OPS-1 two servers of one process have metrics of their own', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  for (const metrics of [one, other]) metrics.show(SEEN);
  one.noteEvent('error', 'uncaught');
  expect(await other.read()).not.toContain('uncaught');
});

const never = (): Promise<never> => Promise.reject(new Error('not asked'));
