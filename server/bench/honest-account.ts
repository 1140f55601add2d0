import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { connectWith } from '../sync/testing/live-client.ts';

/** Percentiles of waiting times: the 50th, the 99th and the maximum, in ms. */
export type Quantiles = readonly [p50: number, p99: number, most: number];

/**
 * The waiting times of an account that does not flood: until a mark is stored, and until a request
 * is answered.
 */
export type HonestWaits = { readonly stored: Quantiles; readonly asked: Quantiles };

const EVERY_MS = 50;

/** Signs in by user name and password. Returns the session cookies as a header. */
export async function signIn(
  url: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password, rememberMe: true }),
  });
  if (!answer.ok) throw new Error(`${username} was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/**
 * Measures the waiting times of one taster, who marks every 50 ms and requests the own sheets,
 * until `isOver` accepts the count of marks.
 */
export async function measure(
  url: string,
  cookie: string,
  name: string,
  isOver: (marks: number) => boolean,
): Promise<HonestWaits> {
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
  for (let count = 0; !isOver(count); count += 1) {
    const [from, mm] = [performance.now(), count % 101];
    if (isMillimetres(mm)) setMark(sheet.doc, 'fusty', mm);
    waiting.push(sheet.stored().then(() => stored.push(performance.now() - from)));
    // Like a person: the next request is sent when the last one is answered.
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
  return [at(0.5), at(0.99), at(1)];
}
