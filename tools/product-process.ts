import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { QUICK_ENGINE } from './quick-engine.ts';

/** The product in a child process, started by its first command. */
export type ProductProcess = {
  readonly url: string;
  /** Starts it, always on the same port; resolves when its health check succeeds. */
  start(): Promise<void>;
  /** Starts it without waiting. */
  launch(): void;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Shuts it down gracefully. */
  stop(): Promise<void>;
  /** Its log so far. */
  log(): string;
  /** Whether the process runs. */
  isRunning(): boolean;
};

const ROOT = join(import.meta.dirname, '..');

/**
 * Prepares the product on a free port of this machine, with these settings; `start` starts it.
 * Stories and benchmarks pass no flags, so that the product runs as users run it. `root` is the
 * folder of another version, for a comparison.
 */
export async function productProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = QUICK_ENGINE,
  root = ROOT,
): Promise<ProductProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let text = '';
  let child: ChildProcess | null = null;

  function launch(): void {
    const started = spawn(process.execPath, [...flags, join(root, 'server', 'main.ts')], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (data: Buffer) => {
      text += data.toString();
    };
    started.stdout?.on('data', keep);
    started.stderr?.on('data', keep);
    child = started;
  }

  /** A process that was killed has a signal instead of an exit code. */
  const isRunning = (): boolean =>
    child !== null && child.exitCode === null && child.signalCode === null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child?.kill(signal);
    if (child !== null) await ended(child);
  }

  return {
    url,
    launch,
    async start() {
      launch();
      for (;;) {
        if (!isRunning()) throw new Error(`the product ended:\n${text}`);
        if (await isWell(url)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    log: () => text,
    isRunning,
  };
}

const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    (answer) => answer.ok,
    () => false,
  );

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** A free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
