import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { isMillimetres, type Millimetres } from '../../domain/words/millimetres.ts';
import { connectClient } from '../sync/testing/live-client.ts';
import { testPanel } from '../sync/testing/test-panel.ts';
import { type BenchBooth, bareBooth, liveBooth, watcherOf } from './booths.ts';
import { type BenchServer, runServer } from './run-server.ts';

const STEADY_SECONDS = 10;
const MARKS_A_SECOND = 500;
const BURST_MARKS = 10;

/**
 * The sync figures of one server for one number of booths. Times in ms, memory in KiB for each
 * booth.
 */
export type SyncFigures = {
  readonly server: string;
  readonly booths: number;
  readonly storedP50: number | null;
  readonly storedP99: number | null;
  readonly burst: number;
  readonly memory: number;
};

const LAST: AttributeKey = 'pungent';
const MARKED = ATTRIBUTE_KEYS.filter((key) => key !== LAST);

let made = 0;
function mark(booth: BenchBooth): void {
  made += 1;
  const [attribute, value] = [MARKED[made % MARKED.length], made % 101];
  if (attribute !== undefined && isMillimetres(value)) setMark(booth.doc, attribute, value);
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Makes marks at a steady rate, spread evenly over the booths. Returns the times from mark to
 * stored, sorted.
 */
async function steady(booths: readonly BenchBooth[]): Promise<readonly number[]> {
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < STEADY_SECONDS * MARKS_A_SECOND; count += 1) {
    const due = start + (count * 1000) / MARKS_A_SECOND;
    if (due > performance.now() + 1) await pause(due - performance.now());
    const booth = booths[(count * 7) % booths.length];
    if (booth?.stored == null) return [];
    const from = performance.now();
    mark(booth);
    waiting.push(booth.stored().then(() => void times.push(performance.now() - from)));
  }
  await Promise.all(waiting);
  return times.sort((a, b) => a - b);
}

/**
 * Lets every booth mark as fast as it can. Returns the marks a second until the desk has all of
 * them.
 */
async function burst(
  booths: readonly BenchBooth[],
  watcher: ReturnType<typeof watcherOf>,
  last: Millimetres,
): Promise<number> {
  const all = watcher.everywhere(last);
  const from = performance.now();
  for (let round = 1; round < BURST_MARKS; round += 1) {
    for (const booth of booths) mark(booth);
    await pause(0);
  }
  for (const booth of booths) setMark(booth.doc, LAST, last);
  await all;
  return (booths.length * BURST_MARKS * 1000) / (performance.now() - from);
}

async function measure(
  name: string,
  server: BenchServer,
  booths: number,
  open: (number: number) => BenchBooth,
  desk: () => { docs: readonly BenchBooth['doc'][]; synced: Promise<unknown>; close(): void },
): Promise<SyncFigures> {
  const before = await server.memory();
  const opened: BenchBooth[] = [];
  for (let number = 0; number < booths; number += 1) {
    opened.push(open(number));
    if (number % 50 === 49) await Promise.all(opened.map(({ synced }) => synced));
  }
  await Promise.all(opened.map(({ synced }) => synced));
  const memory = ((await server.memory()) - before) / booths / 1024;
  const times = await steady(opened);
  const view = desk();
  await view.synced;
  const watcher = watcherOf(view.docs, LAST);
  const rates: number[] = [];
  for (const last of [11, 22, 33, 44, 55, 66, 77])
    if (isMillimetres(last)) rates.push(await burst(opened, watcher, last));
  for (const booth of opened) booth.close();
  view.close();
  return {
    server: name,
    booths,
    storedP50: times.length > 0 ? quantile(times, 0.5) : null,
    storedP99: times.length > 0 ? quantile(times, 0.99) : null,
    burst: quantile(
      rates.sort((a, b) => a - b),
      0.5,
    ),
    memory,
  };
}

/**
 * Benchmarks sync: the product and the minimal server that stores nothing, in one run on one
 * machine.
 */
export async function benchSync(booths: number, database: string): Promise<readonly SyncFigures[]> {
  const people = testPanel();
  const live = await runServer('./live-server.main.ts', [String(booths), people.panel, database]);
  const ours = await measure(
    `Verdial on ${database}`,
    live,
    booths,
    (number) => liveBooth(live.url, people, number),
    () => {
      const client = connectClient(live.url, people.leader);
      const sheets = Array.from({ length: booths }, (_, number) =>
        client.open(people.sheet(number)),
      );
      return {
        docs: sheets.map(({ doc }) => doc),
        synced: Promise.all(sheets.map((sheet) => sheet.synced())),
        close: client.close,
      };
    },
  );
  await live.close();
  const bare = await runServer('./bare-server.main.ts', []);
  const theirs = await measure(
    'a bare server, storing nothing',
    bare,
    booths,
    (number) => bareBooth(bare.url, number),
    () => {
      const watchers = Array.from({ length: booths }, (_, number) => bareBooth(bare.url, number));
      return {
        docs: watchers.map(({ doc }) => doc),
        synced: Promise.all(watchers.map(({ synced }) => synced)),
        close: () => {
          for (const watcher of watchers) watcher.close();
        },
      };
    },
  );
  await bare.close();
  return [ours, theirs];
}
