import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { startTestPostgres } from '../../tools/test-postgres.ts';
import { serverPlace, settingsOf } from '../database/testing/server-place.ts';
import { startBusyServer, type Waits } from './busy-server.ts';
import { signIn } from './honest-account.ts';

/**
 * The measured figures of a backup: its duration in ms, its size in bytes, and the waiting times of
 * a taster before it and during it.
 */
export type BackupFigures = {
  readonly engine: string;
  readonly what: string;
  readonly took: number;
  readonly bytes: number;
  readonly before: Waits;
  readonly during: Waits;
};

const YEARS = 2;
const SESSIONS = 200;
const MARKS = 400;
/**
 * How many times a backup is made. A single one ends before a taster has made enough marks for a
 * 99th percentile.
 */
const TIMES = 4;

const run = promisify(execFile);

const Accounts = z.array(z.object({ username: z.string(), password: z.string() }));

/**
 * Benchmarks backups on both databases while a taster marks: two years of a busy panel, 200
 * sessions of 96 sheets (BAK-1).
 */
export async function benchBackup(): Promise<readonly BackupFigures[]> {
  const postgres = await startTestPostgres();
  const by = await postgres.freshDatabase();
  const figures = [
    ...(await measured('embedded', {})),
    ...(await measured('PostgreSQL', { ...settingsOf(by), TRAIL_KEY: serverPlace(by).trailKey })),
  ];
  await postgres.stop();
  return figures;
}

async function measured(
  engine: string,
  settings: NodeJS.ProcessEnv,
): Promise<readonly BackupFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-backup-bench-'));
  fill(folder, settings);
  const server = await startBusyServer(folder, settings);
  const [leader] = Accounts.parse(
    JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8')),
  );
  if (leader === undefined) throw new Error('no leader');
  const cookie = await signIn(server.url, leader);
  const own = { ...settings, DATA_FOLDER: folder };
  const file = join(folder, 'installation.zip');
  const backups = [
    ['of a panel, one year', () => backUpPanel(server.url, cookie)],
    [
      'of the installation, two years',
      async () => {
        await rm(file, { force: true });
        const command = join(import.meta.dirname, '../backups/backup.main.ts');
        await run(process.execPath, [command, file], { env: { ...process.env, ...own } });
        return (await stat(file)).size;
      },
    ],
  ] as const;
  const figures: BackupFigures[] = [];
  for (const [what, backUp] of backups) {
    const before = await server.waits((marks) => marks === MARKS);
    let isMade = false;
    const began = performance.now();
    const made = inTurn(backUp).then((bytes) => {
      isMade = true;
      return { bytes, took: (performance.now() - began) / TIMES };
    });
    const [during, { bytes, took }] = await Promise.all([server.waits(() => isMade), made]);
    figures.push({ engine, what, took, bytes, before, during });
  }
  await server.close();
  await rm(folder, { recursive: true, force: true });
  return figures;
}

/** Makes several backups, one after the other. Returns the size of the last one in bytes. */
async function inTurn(backUp: () => Promise<number>): Promise<number> {
  let bytes = 0;
  for (let count = 0; count < TIMES; count += 1) bytes = await backUp();
  return bytes;
}

function fill(folder: string, settings: NodeJS.ProcessEnv): void {
  const decade = join(import.meta.dirname, 'decade.main.ts');
  const words = [decade, folder, String(SESSIONS), String(YEARS), 'open'];
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
  if (status !== 0) throw new Error('the years were not filled');
  // The filled data is flushed to the disk first, so that it does not delay the marks.
  spawnSync('sync');
}

async function backUpPanel(url: string, cookie: string): Promise<number> {
  const today = Temporal.Now.plainDateISO('UTC');
  const period = { from: today.subtract({ days: 364 }).toString(), to: today.toString() };
  const answer = await fetch(`${url}/api/backups/panel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    body: JSON.stringify(period),
  });
  if (!answer.ok) throw new Error(`the backup was answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}
