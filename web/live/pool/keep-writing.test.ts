import { expect, test } from 'vitest';
import type { After } from './after.ts';
import { keepWriting } from './keep-writing.ts';

/** A device that refuses while it is full, and a clock whose pauses end when the test says so. */
function scene() {
  const device = { isFull: false, wrote: [] as string[] };
  const pauses: { ms: number; then: () => void }[] = [];
  const after: After = (ms, then) => {
    const pause = { ms, then };
    pauses.push(pause);
    return () => {
      if (pauses.includes(pause)) pauses.splice(pauses.indexOf(pause), 1);
    };
  };
  const write = async (what: string) => {
    if (device.isFull) throw new Error('full');
    device.wrote.push(what);
  };
  const writing = keepWriting({ whole: () => write('all'), after });
  const said = { written: false };
  return {
    device,
    writing,
    add: (piece: string) => writing.add(() => write(piece)),
    said,
    ask: () => void writing.written().then(() => (said.written = true)),
    paused: () => pauses.map(({ ms }) => ms),
    endPause: () => pauses.splice(0).forEach(({ then }) => void then()),
  };
}

/** Everything that waits for nothing but a promise has happened. */
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
  // The next time begins anew, and a change that is refused too makes no pause longer.
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
