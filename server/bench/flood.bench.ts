import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startBusyServer, type Waits } from './busy-server.ts';
import { signIn } from './honest-account.ts';

/** In which ways an account or a stranger floods. */
const FLOODS = ['requests', 'frames', 'asking', 'strangers'] as const;

/** What another account waited during a flood, and right before it. */
export type FloodFigures = {
  readonly flood: (typeof FLOODS)[number];
  readonly before: Waits;
  readonly during: Waits;
};

const MARKS = 200;
const SETTLES_MS = 1_500;

/** LIM-5 to LIM-7: one taster marks and asks while another, or a stranger at the same address, floods. */
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
    // It stands for other machines: it must not take the server's place at the processor.
    if (flooder.pid !== undefined) setPriority(flooder.pid, 19);
    await pause(SETTLES_MS);
    figures.push({ flood, before, during: await waits() });
    flooder.kill('SIGKILL');
    await pause(SETTLES_MS);
  }
  await server.close();
  return figures;
}
