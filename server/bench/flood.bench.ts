import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startBusyServer, type Waits } from './busy-server.ts';
import { signIn } from './honest-account.ts';

/** The kinds of flood that are benchmarked, by an account or by a stranger. */
const FLOODS = ['requests', 'frames', 'asking', 'strangers'] as const;

/** The waiting times of another account during a flood, and right before it. */
export type FloodFigures = {
  readonly flood: (typeof FLOODS)[number];
  readonly before: Waits;
  readonly during: Waits;
};

const MARKS = 200;
const SETTLES_MS = 1_500;

/**
 * Benchmarks the rate limits: a taster marks and sends requests while another taster, or a stranger
 * at the same address, floods (LIM-5 to LIM-7).
 */
export async function benchFlood(): Promise<readonly FloodFigures[]> {
  const server = await startBusyServer();
  const { url, other } = server;
  const otherCookie = await signIn(url, other);
  const waits = () => server.waits((marks) => marks === MARKS);
  const figures: FloodFigures[] = [];
  for (const flood of FLOODS) {
    const before = await waits();
    const by = flood === 'strangers' ? '' : otherCookie;
    const flooder = fork(new URL('./flooder.main.ts', import.meta.url), [
      flood,
      url,
      by,
      other.sheet,
    ]);
    // The flooder represents other machines, so it must not compete with the server for the
    // processor.
    if (flooder.pid !== undefined) setPriority(flooder.pid, 19);
    await pause(SETTLES_MS);
    figures.push({ flood, before, during: await waits() });
    flooder.kill('SIGKILL');
    await pause(SETTLES_MS);
  }
  await server.close();
  return figures;
}
