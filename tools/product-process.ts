import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { QUICK_ENGINE } from './quick-engine.ts';

/** The product itself, as its first command starts it, in a process of its own. */
export type ProductProcess = {
  readonly url: string;
  /** Starts it, on the same port every time; resolves when it says that it is well. */
  start(): Promise<void>;
  /** Begins to start it, and waits for nothing. */
  launch(): void;
  /** Ends it with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** What it has written to its log so far. */
  log(): string;
  /** Whether the process runs. */
  isRunning(): boolean;
};

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');

/**
 * Prepares the product on a free port of this machine, with these settings; `start` starts it. Stories and measurements give no
 * flags, so that the product runs as it does for people.
 */
export async function productProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = QUICK_ENGINE,
): Promise<ProductProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let text = '';
  let child: ChildProcess | null = null;

  function launch(): void {
    const started = spawn(process.execPath, [...flags, MAIN], {
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

  /** A process that was killed has a signal in the place of an exit code. */
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

/** A port of this machine that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
