import { expect, test, vi } from 'vitest';
import { createBackgroundSender } from './background-sender.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { createMemoryPool } from './testing/memory-pool.ts';

/** Resolves when all pending promises have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A device with unsent work in these documents, and the documents that are open. */
function device(...lacking: readonly string[]) {
  const memoryPool = createMemoryPool();
  const clock = createManualClock();
  const disk = { lacking, isBroken: false };
  const line = { isConnected: true };
  const onChange = vi.fn();
  const opened: string[] = [];
  const closed: string[] = [];
  const sender = createBackgroundSender({
    lacking: async () => {
      if (disk.isBroken) throw new Error('not read');
      return disk.lacking;
    },
    documents: {
      handle: memoryPool.pool.handle,
      subscribe: memoryPool.pool.subscribe,
      hold: (name) => {
        opened.push(name);
        memoryPool.pool.hold(name);
      },
      giveBack: (name) => {
        closed.push(name);
        memoryPool.close(name);
      },
    },
    isConnected: () => line.isConnected,
    schedule: clock.schedule,
    onChange,
  });
  const begin = async () => {
    sender.begin();
    await settled();
  };
  const become = async (
    name: string,
    change: Parameters<ReturnType<typeof memoryPool.of>['set']>[0],
  ) => {
    memoryPool.of(name).set(change);
    await settled();
  };
  return { memoryPool, clock, disk, line, onChange, opened, closed, sender, begin, become };
}

const STORED = { stored: true, met: true };

test('SYN-32 what waits is known once it was looked for, and told to whoever asks', async () => {
  const { sender, begin, onChange } = device('one', 'two');
  expect([sender.isKnown(), sender.waiting()]).toEqual([false, []]);
  await begin();
  expect([sender.isKnown(), sender.waiting()]).toEqual([true, ['one', 'two']]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('SYN-32 one document after the other is opened, and closed when it is stored', async () => {
  const { sender, begin, become, opened, closed, onChange, clock, memoryPool } = device(
    'one',
    'two',
  );
  await begin();
  expect([opened, closed]).toEqual([['one'], []]);
  await become('one', { met: true });
  await become('one', { met: false, stored: true });
  expect([opened, closed]).toEqual([['one'], []]);
  const { listeners } = memoryPool.of('one');
  await become('one', STORED);
  expect([opened, closed]).toEqual([['one', 'two'], ['one']]);
  expect([sender.waiting(), onChange.mock.calls.length, listeners()]).toEqual([['two'], 2, 0]);
  await become('two', STORED);
  expect([opened, closed, sender.waiting()]).toEqual([['one', 'two'], ['one', 'two'], []]);
  expect([clock.paused(), memoryPool.listeners()]).toEqual([[], 0]);
});

test('SYN-32 without a way to the server nothing is opened, until there is one', async () => {
  const { line, begin, opened } = device('one');
  line.isConnected = false;
  await begin();
  expect(opened).toEqual([]);
  line.isConnected = true;
  await begin();
  expect(opened).toEqual(['one']);
});

test.each(['out-of-reach', 'over-budget', 'signed-out'] as const)(
  'SYN-32, SYN-74 what is refused as %s holds up nothing, is told on, and is tried again in the next connection',
  async (refused) => {
    const { sender, begin, become, opened, closed, clock } = device('one', 'two');
    await begin();
    await become('one', { refused });
    expect([opened, closed, clock.paused()]).toEqual([['one', 'two'], ['one'], [30_000]]);
    await become('two', STORED);
    expect([sender.waiting(), opened]).toEqual([['one'], ['one', 'two']]);
    await begin();
    expect(opened).toEqual(['one', 'two', 'one']);
  },
);

test.each(['access-changed', 'unreadable', 'birth-differs'] as const)(
  'SYN-32 a document that is asked for again by itself after %s is waited for',
  async (refused) => {
    const { begin, become, closed } = device('one');
    await begin();
    await become('one', { refused });
    expect(closed).toEqual([]);
  },
);

test('SYN-8 SYN-32 where a copy was set aside meanwhile the one in its place is followed', async () => {
  const { begin, become, closed, memoryPool, sender } = device('one');
  await begin();
  const before = memoryPool.of('one');
  memoryPool.quarantine('one');
  expect(before.listeners()).toBe(0);
  before.set(STORED);
  await settled();
  expect(closed).toEqual([]);
  await become('one', STORED);
  expect([closed, sender.waiting()]).toEqual([['one'], []]);
});

test('SYN-32 what is not stored after half a minute makes room for the next, and is tried again a minute later', async () => {
  const { sender, begin, become, opened, closed, clock } = device('one', 'two');
  await begin();
  expect(clock.paused()).toEqual([30_000]);
  clock.endPauses();
  await settled();
  expect([opened, closed]).toEqual([['one', 'two'], ['one']]);
  expect([sender.waiting(), clock.paused()]).toEqual([
    ['one', 'two'],
    [60_000, 30_000],
  ]);
  await become('two', STORED);
  expect([opened, clock.paused()]).toEqual([['one', 'two'], [60_000]]);
  clock.endPauses();
  await settled();
  expect(opened).toEqual(['one', 'two', 'one']);
});

test('SYN-32 of two documents that came too late the pause begins anew, once', async () => {
  const { begin, clock } = device('one', 'two');
  await begin();
  for (const _ of ['one', 'two']) {
    clock.endPauses();
    await settled();
  }
  expect(clock.paused().filter((ms) => ms === 60_000)).toHaveLength(1);
});

test('SYN-32 what a screen has open is left to it, and waits from when it is closed unstored', async () => {
  const { sender, begin, opened, memoryPool, become } = device('one');
  memoryPool.pool.hold('one');
  memoryPool.pool.hold('two');
  await begin();
  expect(opened).toEqual([]);
  memoryPool.close('two');
  sender.closed('two', true);
  expect([opened, sender.waiting()]).toEqual([['two'], ['one', 'two']]);
  await become('two', STORED);
  memoryPool.close('one');
  sender.closed('one', false);
  expect([opened, sender.waiting()]).toEqual([['two'], []]);
});

test('SYN-32 a document that was closed before it was read waits as it did', async () => {
  const { sender, line, begin } = device('one');
  line.isConnected = false;
  await begin();
  sender.closed('one', null);
  sender.closed('two', null);
  expect(sender.waiting()).toEqual(['one']);
});

test('SYN-32 what was refused is sent when a screen had it open since', async () => {
  const { sender, begin, become, opened, memoryPool } = device('one');
  await begin();
  await become('one', { refused: 'out-of-reach' });
  sender.closed('one', true);
  expect(opened).toEqual(['one']);
  sender.opened('one');
  memoryPool.pool.hold('one');
  memoryPool.close('one');
  sender.closed('one', true);
  expect(opened).toEqual(['one', 'one']);
});

test('SYN-32 a device that cannot be read has been asked, and is asked again in the next connection', async () => {
  const { sender, begin, disk, opened } = device('one');
  disk.isBroken = true;
  await begin();
  expect([sender.isKnown(), sender.waiting()]).toEqual([true, []]);
  disk.isBroken = false;
  await begin();
  expect(opened).toEqual(['one']);
});

test('BTH-54 what was taken away under the page waits here no more', async () => {
  const { sender, line, begin, onChange } = device('one');
  line.isConnected = false;
  await begin();
  onChange.mockClear();
  sender.lost();
  expect([sender.waiting(), onChange.mock.calls.length]).toEqual([[], 1]);
});

test('SYN-32 a page that closes sends no more, and waits for nothing', async () => {
  const { sender, begin, opened, closed, clock } = device('one', 'two');
  await begin();
  sender.stop();
  await settled();
  expect([opened, closed, clock.paused(), sender.waiting()]).toEqual([
    ['one'],
    ['one'],
    [],
    ['one', 'two'],
  ]);
  const late = device('one', 'two');
  await late.begin();
  late.clock.endPauses();
  await settled();
  late.sender.stop();
  await settled();
  expect(late.clock.paused()).toEqual([]);
});
