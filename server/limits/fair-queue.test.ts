import { expect, test, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const RESTLESS = { rest: () => 0, monotonic: () => 0 };

/**
 * Creates work that lasts until the test ends it. `begun` has the names in the order of their
 * start.
 */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    async end(name: string): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('LIM-6 a caller has so many at work, all callers so many, and a free place goes to who has the least at work', async () => {
  const { begun, work, end } = works();
  const turns = createFairQueue({ ...RESTLESS, atOnce: 3, each: 2, waiting: 100 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void turns.run('a', work(name));
  await end('');
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['b1', 'b2', 'b3']) void turns.run('b', work(name));
  void turns.run('c', work('c1'));
  await end('');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('c1');
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
  await end('b1');
  expect(begun.at(-1)).toBe('b2');
  // Of two callers with one running request each, the one who was served longer ago is next.
  await end('c1');
  expect(begun.at(-1)).toBe('a4');
});

test('LIM-6, LIM-24 too much that waits is refused and not done, and others are not concerned', async () => {
  const { begun, work, end } = works();
  const turns = createFairQueue({ ...RESTLESS, atOnce: 2, each: 1, waiting: 2 });
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => turns.run('a', work(name)));
  expect(await asked[3]).toBeNull();
  const other = turns.run('b', work('b1'));
  await end('b1');
  expect(await other).toEqual({ value: 'b1' });
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  expect(await Promise.all(asked.slice(0, 3))).toEqual(
    ['a1', 'a2', 'a3'].map((value) => ({ value })),
  );
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('LIM-6 work that fails gives its place back', async () => {
  const turns = createFairQueue({ ...RESTLESS, atOnce: 1, each: 1, waiting: 1 });
  await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('a', async () => 'yes')).toEqual({ value: 'yes' });
});

test('LIM-6 whoever’s work took long rests, and others use the place meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { begun, work, end } = works();
    const clock = { at: 0 };
    const turns = createFairQueue({
      atOnce: 1,
      each: 1,
      waiting: 9,
      monotonic: () => clock.at,
      rest: (key, took) => (key === 'a' ? took * 2 : 0),
    });
    for (const name of ['a1', 'a2']) void turns.run('a', work(name));
    void turns.run('b', work('b1'));
    await end('');
    clock.at = 50;
    await end('a1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(99);
    await end('');
    expect(begun).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(1);
    await end('');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  } finally {
    vi.useRealTimers();
  }
});
