import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWatch } from './watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch that counts its runs, and the failures that were reported. */
function counting(answer: () => Promise<void>) {
  const seen = { looks: 0, problems: [] as unknown[] };
  const watch = createWatch({
    look: () => {
      seen.looks += 1;
      return answer();
    },
    onProblem: (problem) => seen.problems.push(problem),
  });
  return { watch, seen };
}

describe('ACC-7 a watch', () => {
  test('looks again and again until it is stopped', async () => {
    const { watch, seen } = counting(async () => {});
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.looks).toBe(0);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(seen.looks).toBe(3);
    watch.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.looks).toBe(3);
    watch.stop();
  });

  test('looks first when it is told to', async () => {
    const { watch, seen } = counting(async () => {});
    watch.start(1_000, 0);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.looks).toBe(1);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(seen.looks).toBe(4);
    watch.stop();
  });

  test('that is stopped while it looks, looks no more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { watch, seen } = counting(() => promise);
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    watch.stop();
    resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.looks).toBe(1);
  });

  test('says that a look failed, and looks again', async () => {
    const problem = new Error('no database');
    const { watch, seen } = counting(() => Promise.reject(problem));
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    watch.stop();
    expect(seen).toEqual({ looks: 2, problems: [problem, problem] });
  });

  test('HEA-2 counts its failures in a row, from the last time that went well', async () => {
    let fails = true;
    const { watch } = counting(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve()));
    expect(watch.failedInARow()).toBe(0);
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(watch.failedInARow()).toBe(3);
    fails = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.failedInARow()).toBe(0);
    watch.stop();
  });
});
