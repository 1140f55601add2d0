import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../tools/product-process.ts';

const Threads = z.array(z.object({ heap: z.number(), external: z.number() }));

/** What a process holds, in bytes. Of its threads: the main one, then that of the database. */
export type Held = {
  readonly resident: number;
  readonly anonymous: number;
  readonly threads: z.infer<typeof Threads>;
};

/** A product in a process of its own, started by its first command, with its memory. */
export type MeasuredProcess = {
  readonly url: string;
  /** How long it took until it answered, by the clock, in ms. */
  readonly live: number;
  /** The greatest resident size while it was observed, in bytes. */
  most(): number;
  /** The greatest resident size since its beginning, as the system counts it, in bytes. */
  peak(): number;
  held(): Promise<Held>;
  stop(): Promise<void>;
};

const OBSERVED_EVERY = 50;

/** Starts the product of a checkout on a data folder. Memory is read from /proc, as on Linux. */
export async function measuredProcess(root: string, folder: string): Promise<MeasuredProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'memory.json');
  const probe = join(import.meta.dirname, 'memory-probe.js');
  const from = performance.now();
  const child = spawn(
    join(root, 'node_modules', '.bin', 'node'),
    ['--import', probe, join(root, 'server', 'start.js')],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        DATA_FOLDER: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG: 'error',
        MEMORY_PROBE: file,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let most = 0;
  const observing = setInterval(() => {
    most = Math.max(most, kibibytes(child, 'status', 'VmRSS'));
  }, OBSERVED_EVERY);
  while (!(await isLive(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(OBSERVED_EVERY);
  }
  const live = performance.now() - from;
  return {
    url,
    live,
    most: () => most,
    peak: () => kibibytes(child, 'status', 'VmHWM'),
    async held() {
      rmSync(file, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(OBSERVED_EVERY);
      return {
        resident: kibibytes(child, 'smaps_rollup', 'Rss'),
        anonymous: kibibytes(child, 'smaps_rollup', 'Anonymous'),
        threads: Threads.parse(JSON.parse(readFileSync(file, 'utf8'))),
      };
    },
    async stop() {
      clearInterval(observing);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function kibibytes({ pid }: ChildProcess, file: string, name: string): number {
  const path = `/proc/${pid}/${file}`;
  if (!existsSync(path)) return 0;
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}

const isLive = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
