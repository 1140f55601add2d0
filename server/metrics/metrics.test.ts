import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../hono.config.ts';
import { noteBackup } from '../backups/installation/backup-acts.ts';
import { compose, type Running } from '../compose.ts';
import { fillDataFolder } from '../database/testing/fill-data-folder.ts';

const LINE = z.object({ event: z.string(), url: z.string().optional() });
const PERSON = { way: 'found', panel: 'Sierra', leader: 'Isabel', username: 'isabel', email: '' };

let folder = '';
let running: Running;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-metrics-'));
  await fillDataFolder(folder);
  running = await product({ METRICS: '127.0.0.1:0' });
});
afterAll(async () => {
  await running.close(5_000);
  await rm(folder, { recursive: true, force: true });
});

const product = (more: Readonly<Record<string, string>>) =>
  compose(readSettings({ PORT: '0', DATA_FOLDER: folder, ...more }), {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: (line) => lines.push(line),
    page: join(folder, 'no-page'),
  });

/** Where the metrics are, as the log says. */
function address(): string {
  const said = lines.map((line) => LINE.parse(JSON.parse(line)));
  return said.find(({ event }) => event === 'metrics-listening')?.url ?? '';
}

const read = async (): Promise<string> => (await fetch(address())).text();

/** What the public port answers at a path: its status, and whether a figure of the metrics is in it. */
async function answerOf(path: string) {
  const answer = await fetch(`${running.url}${path}`);
  return [answer.status, (await answer.text()).includes('verdial_')];
}

test('OPS-1 OPS-2 OPS-13 a running product tells of itself, by patterns and words of its own, and of nobody', async () => {
  const { url } = running;
  const headers = { 'content-type': 'application/json', origin: url };
  const founded = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...PERSON, password: 'Oil-panel7!' }),
  });
  expect(founded.status).toBe(200);
  await fetch(`${url}/api/samples/secret-code?word=isabel`);
  await fetch(`${url}/isabel/secret-code`);
  await fetch(`${url}/api/isabel`);

  const text = await read();
  for (const line of [
    'verdial_requests_total{method="POST",route="/api/setup",status="2xx"} 1',
    'verdial_requests_total{method="GET",route="/api/samples/:id",status="4xx"} 1',
    'verdial_sockets 0',
    'verdial_unsaved_updates 0',
    'verdial_turns_waiting 0',
    'verdial_commit_seconds_count{result="failed"} 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).not.toMatch(/isabel|sierra|secret-code|127\.0\.0\.1/i);
  expect(text).not.toContain('verdial_backup_age_seconds{');
  expect(text).not.toMatch(/^verdial_backup_age_seconds /m);
  const at = new Date(Date.now() - 3_600_000);
  const note = { act: 'made', at, made: at, file: 'verdial.zip', bytes: 1 } as const;
  await noteBackup(running.database, note);
  expect(await read()).toMatch(/^verdial_backup_age_seconds 36\d\d/m);
}, 60_000);

test('OPS-1 the delay of the event loop is measured while metrics are read', async () => {
  await vi.waitUntil(
    async () => /^verdial_event_loop_delay_seconds_count [1-9]/m.test(await read()),
    { timeout: 20_000 },
  );
}, 30_000);

test('OPS-3 OPS-14 ADR-4 metrics are at an address of their own: nowhere on the public port, and nothing else is there', async () => {
  for (const path of ['/metrics', '/api/metrics'])
    expect(await answerOf(path)).toEqual([404, false]);
  const at = address();
  expect(at).not.toContain(`:${running.port}/`);
  expect((await fetch(at)).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await fetch(at, { method: 'POST' })).status).toBe(405);
  expect((await fetch(at.replace('/metrics', '/health'))).status).toBe(404);
});

test('OPS-3 a port that is taken is told at the start', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const place = taken.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const elsewhere = { METRICS: `127.0.0.1:${port}`, DATA_FOLDER: join(folder, 'elsewhere') };
  await expect(product(elsewhere)).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => taken.close(resolve));
}, 60_000);

test('OPS-1 OPS-3 ADR-4 without the setting there are no metrics: nothing is opened for them, and no path answers them', async () => {
  await running.close(5_000);
  lines.splice(0);
  running = await product({});
  expect(address()).toBe('');
  for (const path of ['/metrics', '/api/metrics'])
    expect(await answerOf(path)).toEqual([404, false]);
}, 60_000);
