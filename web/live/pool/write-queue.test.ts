import { expect, test, vi } from 'vitest';
import type { Schedule } from './schedule.ts';
import { createWriteQueue } from './write-queue.ts';

/**
 * A device whose writes fail while it is full and are slow for each of `isSlow`, with a manual
 * clock.
 */
function scene() {
  const device = { isFull: false, isSlow: [] as Promise<void>[], wrote: [] as string[] };
  const pauses: { ms: number; then: () => void }[] = [];
  const schedule: Schedule = (ms, then) => {
    const pause = { ms, then };
    pauses.push(pause);
    return () => {
      if (pauses.includes(pause)) pauses.splice(pauses.indexOf(pause), 1);
    };
  };
  const write = async (what: string) => {
    const pause = device.isSlow.shift();
    if (pause !== undefined) await pause;
    if (device.isFull) throw new Error('full');
    device.wrote.push(what);
  };
  const onBehind = vi.fn();
  const writing = createWriteQueue({ whole: () => write('all'), schedule, onBehind });
  const said = { written: false };
  return {
    device,
    writing,
    onBehind,
    add: (piece: string) => writing.add(() => write(piece)),
    said,
    ask: () => void writing.written().then(() => (said.written = true)),
    paused: () => pauses.map(({ ms }) => ms),
    endPause: () => pauses.splice(0).forEach(({ then }) => void then()),
  };
}

/** Resolves when all pending promises have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('BTH-41 while there is room each piece is written, and nothing twice', async () => {
  const { device, writing, add, paused } = scene();
  add('one');
  add('two');
  await writing.written();
  expect(device.wrote).toEqual(['one', 'two']);
  expect(paused()).toEqual([]);
});

test('BTH-41 what failed is written as a whole after growing pauses, and is not said to be written before', async () => {
  const { device, add, ask, said, paused, endPause } = scene();
  device.isFull = true;
  add('one');
  ask();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    await settled();
    expect(paused()).toEqual([pause]);
    expect(said.written).toBe(false);
    endPause();
  }
  await settled();
  device.isFull = false;
  endPause();
  await settled();
  expect(device.wrote).toEqual(['all']);
  expect(said.written).toBe(true);
  add('two');
  await settled();
  expect(device.wrote).toEqual(['all', 'two']);
  expect(paused()).toEqual([]);
  // The next failure starts with the first pause again, and a failed change does not lengthen it.
  device.isFull = true;
  add('three');
  await settled();
  add('four');
  await settled();
  expect(paused()).toEqual([1_000]);
});

test('BTH-41 the next change tries the whole again, at once and never a piece beside a gap', async () => {
  const { device, add, ask, said, paused } = scene();
  device.isFull = true;
  add('one');
  await settled();
  device.isFull = false;
  add('two');
  ask();
  await settled();
  expect(device.wrote).toEqual(['all']);
  expect(said.written).toBe(true);
  expect(paused()).toEqual([]);
});

test('BTH-41 a piece written after one that failed, and before that was known, is written again with the whole', async () => {
  const { device, add, ask, said, endPause } = scene();
  device.isFull = true;
  add('one');
  device.isFull = false;
  add('two');
  ask();
  await settled();
  expect(said.written).toBe(false);
  endPause();
  await settled();
  expect(device.wrote).toEqual(['two', 'all']);
  expect(said.written).toBe(true);
});

test('BTH-41 a copy that is closed tries no more, and says of nothing that it was written', async () => {
  const { device, writing, add, paused } = scene();
  device.isFull = true;
  add('one');
  await settled();
  const asked = writing.written();
  await Promise.all([expect(asked).rejects.toThrow('not written'), writing.close()]);
  device.isFull = false;
  add('two');
  await settled();
  expect(paused()).toEqual([]);
  expect(device.wrote).toEqual([]);
});

test('BTH-41 a change made while the whole is being written is written after it, and not said to be there before', async () => {
  const { device, add, ask, said, paused } = scene();
  device.isFull = true;
  add('one');
  await settled();
  device.isFull = false;
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  device.isSlow = [first.promise, second.promise];
  add('two');
  ask();
  add('three');
  first.resolve();
  await settled();
  expect(device.wrote).toEqual(['all']);
  expect(said.written).toBe(false);
  second.resolve();
  await settled();
  expect(device.wrote).toEqual(['all', 'all']);
  expect(said.written).toBe(true);
  expect(paused()).toEqual([]);
});

test('BTH-41 that something is not written is told once, however often it is tried, and no longer when it is', async () => {
  const { device, writing, add, onBehind, endPause } = scene();
  add('one');
  await settled();
  expect([writing.isBehind(), onBehind.mock.calls.length]).toEqual([false, 0]);
  device.isFull = true;
  add('two');
  await settled();
  endPause();
  await settled();
  expect([writing.isBehind(), onBehind.mock.calls.length]).toEqual([true, 1]);
  device.isFull = false;
  endPause();
  await settled();
  expect(writing.isBehind()).toBe(false);
  device.isFull = true;
  add('three');
  await settled();
  expect([writing.isBehind(), onBehind.mock.calls.length]).toEqual([true, 2]);
});

test('BTH-54 BTH-79 what was taken away is written anew as a whole at once, and not said to be there before', async () => {
  const { device, writing, add, ask, said, paused, onBehind } = scene();
  add('one');
  await writing.written();
  const pause = Promise.withResolvers<void>();
  device.isSlow = [pause.promise];
  writing.lost('at once');
  ask();
  await settled();
  expect([device.wrote, said.written, onBehind.mock.calls.length]).toEqual([['one'], false, 1]);
  pause.resolve();
  await settled();
  expect([device.wrote, said.written, paused()]).toEqual([['one', 'all'], true, []]);
});

test('BTH-54 BTH-79 what is taken away while the whole is being written is written anew after it', async () => {
  const { device, writing, add, ask, said } = scene();
  add('one');
  await writing.written();
  const pause = Promise.withResolvers<void>();
  device.isSlow = [pause.promise];
  writing.lost('at once');
  writing.lost('at once');
  ask();
  pause.resolve();
  await settled();
  expect([device.wrote, said.written]).toEqual([['one', 'all', 'all'], true]);
});

test('BTH-41 a copy is closed when what was begun has ended, and what is refused then is not tried again', async () => {
  const { device, writing, add, paused, onBehind } = scene();
  const pause = Promise.withResolvers<void>();
  device.isSlow = [pause.promise];
  add('one');
  const closed = vi.fn();
  const closing = writing.close().then(closed);
  await settled();
  expect(closed).not.toHaveBeenCalled();
  device.isFull = true;
  pause.resolve();
  await closing;
  expect([paused(), onBehind.mock.calls.length, writing.isBehind()]).toEqual([[], 0, false]);
});

test('BTH-41 a copy that is closed while it is behind waits for no pause, whoever asked or not', async () => {
  const { device, writing, add, paused } = scene();
  device.isFull = true;
  add('one');
  await settled();
  expect(paused()).toEqual([1_000]);
  await writing.close();
  expect(paused()).toEqual([]);
});
