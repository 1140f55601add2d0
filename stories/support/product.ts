import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product itself, in a process of its own with a data folder of its own. */
export type Product = {
  readonly url: string;
  readonly dataFolder: string;
  /** Ends the process with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  startAgain(): Promise<void>;
  /** Copies the data folder of the ended process; the answer puts that copy in its place again. */
  backUp(): Promise<() => Promise<void>>;
  /** What it has written to its log so far. */
  log(): string;
  /** Ends the process in order and removes the folder. */
  stop(): Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the product as its first command does, on the embedded database of a new folder. */
export async function startProduct(): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdial-story-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let text = '';
  let child = launch();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_FOLDER: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (data: Buffer) => {
      text += data.toString();
    };
    started.stdout?.on('data', keep);
    started.stderr?.on('data', keep);
    return started;
  }

  async function listens(): Promise<void> {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the product ended:\n${text}`);
      const healthy = await fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const backups: string[] = [];

  await listens();
  return {
    url,
    dataFolder,
    log: () => text,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async startAgain() {
      child = launch();
      await listens();
    },
    async backUp() {
      const backup = await mkdtemp(join(tmpdir(), 'verdial-backup-'));
      backups.push(backup);
      await cp(dataFolder, backup, { recursive: true });
      return async () => {
        await rm(dataFolder, { recursive: true, force: true });
        await cp(backup, dataFolder, { recursive: true });
      };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      for (const folder of [dataFolder, ...backups])
        await rm(folder, { recursive: true, force: true });
    },
  };
}
