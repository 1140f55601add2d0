import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { connectWith } from '../sync/testing/live-client.ts';

const floodedServer = z.object({
  url: z.string(),
  tasters: z.array(z.object({ username: z.string(), password: z.string(), sheet: z.string() })),
});

const loopFigures = z.tuple([z.number(), z.number()]);

/** A server that is flooded: where it is, and tasters with a sheet each that is not sealed. */
export type FloodedServer = Readonly<z.infer<typeof floodedServer>>;

/** In which ways an account or a stranger floods. */
const FLOODS = ['requests', 'frames', 'asking', 'strangers'] as const;

/** What another account waited, and by how much the server's own loop was late, in ms. */
type Waits = {
  readonly stored: Quantiles;
  readonly asked: Quantiles;
  readonly loop: Quantiles;
};

type Quantiles = readonly [p50: number, p99: number];

/** What another account waited during a flood, and right before it. */
export type FloodFigures = {
  readonly flood: (typeof FLOODS)[number];
  readonly before: Waits;
  readonly during: Waits;
};

const MARKS = 200;
const EVERY_MS = 50;
const SETTLES_MS = 1_500;

/** LIM-5 to LIM-7: one taster marks and asks while another, or a stranger at the same address, floods. */
export async function benchFlood(): Promise<readonly FloodFigures[]> {
  const server = fork(new URL('./flooded-server.main.ts', import.meta.url));
  const { url, tasters } = floodedServer.parse(
    await new Promise((resolve) => server.once('message', resolve)),
  );
  const [honest, other] = tasters;
  if (honest === undefined || other === undefined) throw new Error('two tasters have open sheets');
  const [cookie, otherCookie] = [await signIn(url, honest), await signIn(url, other)];
  const figures: FloodFigures[] = [];
  const waits = async (): Promise<Waits> => {
    server.send('from here');
    const { stored, asked } = await measure(url, cookie, honest.sheet);
    const told = new Promise((resolve) => server.once('message', resolve));
    server.send('until here');
    return { stored, asked, loop: loopFigures.parse(await told) };
  };
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
  server.disconnect();
  return figures;
}

async function signIn(
  url: string,
  { username, password }: FloodedServer['tasters'][number],
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password, rememberMe: true }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function measure(url: string, cookie: string, name: string) {
  const client = connectWith(`${url.replace('http', 'ws')}/collab`, { cookie }, url);
  const sheet = client.open(name);
  await sheet.synced();
  const [stored, asked]: [number[], number[]] = [[], []];
  const waiting: Promise<unknown>[] = [];
  let answer: Promise<unknown> = Promise.resolve();
  let isAsked = false;
  const ask = async (from: number): Promise<void> => {
    isAsked = true;
    const got = await fetch(`${url}/api/evaluations`, { headers: { cookie } });
    if (!got.ok) throw new Error(`the honest account was answered ${got.status}`);
    await got.arrayBuffer();
    asked.push(performance.now() - from);
    isAsked = false;
  };
  for (let count = 0; count < MARKS; count += 1) {
    const [from, mm] = [performance.now(), count % 101];
    if (isMillimetres(mm)) setMark(sheet.doc, 'fusty', mm);
    waiting.push(sheet.stored().then(() => stored.push(performance.now() - from)));
    // As a person does: the next when the last is answered.
    if (count % 4 === 0 && !isAsked) answer = ask(from);
    await pause(EVERY_MS);
  }
  await Promise.all([...waiting, answer]);
  client.close();
  return { stored: quantiles(stored), asked: quantiles(asked) };
}

function quantiles(times: number[]): Quantiles {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return [at(0.5), at(0.99)];
}
