import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tools/product-process.ts';
import { fillDataFolder } from './database/testing/fill-data-folder.ts';

test('LOG-3 LOG-7 after npm start a person reads in words what happens and last the address to open; standard output is the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-words-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await fillDataFolder(folder);
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    env: {
      PATH: process.env['PATH'],
      npm_lifecycle_event: 'start',
      DATA_FOLDER: folder,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let [written, told, both] = ['', '', ''];
  child.stdout.on('data', (data: Buffer) => {
    written += data.toString();
    both += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    told += data.toString();
    both += data.toString();
  });
  const last = `Open http://127.0.0.1:${port}/setup\n`;
  await vi.waitUntil(() => told.endsWith(last), { timeout: 100_000, interval: 50 });
  // It is the last output.
  expect(both.endsWith(last)).toBe(true);
  expect(told).toMatch(
    /^Starting Verdial on the embedded database; its data folder is .+ \.\.\.\n/,
  );
  const events = written
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(events).toContainEqual(expect.objectContaining({ event: 'listening', isNew: true }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'reconciled' }));
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
}, 150_000);

test('LOG-1 LOG-3 LOG-7 of a demonstration the accounts are told to people on standard error, and standard output is the log', async () => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
    env: { PATH: process.env['PATH'], PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let [written, told] = ['', ''];
  child.stdout.on('data', (data: Buffer) => {
    written += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    told += data.toString();
  });
  await vi.waitUntil(() => /jefespanel/.test(written + told), { timeout: 140_000, interval: 100 });
  expect(told).toContain(`The demonstration is at http://127.0.0.1:${port}.`);
  child.kill('SIGTERM');
  await once(child, 'exit');
  for (const line of written.trimEnd().split('\n')) expect(JSON.parse(line)).toBeTypeOf('object');
}, 170_000);
