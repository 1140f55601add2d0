import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRetry } from './retry-until-done.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that fails so many times, or for ever, and records its runs. */
function demand(key: string, failures: number, told: string[] = []) {
  let left = failures;
  return {
    key,
    told: key,
    work: async () => {
      left -= 1;
      if (left >= 0) throw new Error('disk full');
      told.push(`${key} is done`);
      return 'for-now' as const;
    },
    onFailure: (_: unknown, attempt: number) => void told.push(`${key} failed ${attempt}`),
  };
}

describe('KEE-31 what must be done', () => {
  test('is done at once, and what failed again behind until it is done, with growing pauses', async () => {
    const told: string[] = [];
    const { retryUntilDone, close } = createRetry<string>({ first: 100, longest: 250 });
    retryUntilDone(demand('note', 4, told));
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual(['note failed 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(199);
    expect(told).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(500);
    expect(told.slice(3)).toEqual(['note failed 4', 'note is done']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toHaveLength(5);
    expect(await close(0)).toEqual([]);
  });

  test('is done once, however often it is demanded while it waits, and again when it was done', async () => {
    const told: string[] = [];
    const { retryUntilDone } = createRetry<string>({ first: 100, longest: 100 });
    for (let times = 0; times < 3; times += 1) retryUntilDone(demand('note', 1, told));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['note failed 1', 'note is done']);
    retryUntilDone(demand('note', 0, told));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.slice(2)).toEqual(['note is done']);
  });

  test.each([
    ['for-now', 2],
    ['for-good', 1],
  ] as const)(
    'that was demanded while it was being done, %s, is done %s times',
    async (how, often) => {
      const { retryUntilDone } = createRetry<string>({ first: 100, longest: 100 });
      const doing = [Promise.withResolvers<typeof how>(), Promise.withResolvers<typeof how>()];
      let times = 0;
      const work = () => doing[times++]?.promise ?? Promise.resolve(how);
      const seal = { ...demand('seal', 0), work };
      for (let demands = 0; demands < 3; demands += 1) retryUntilDone(seal);
      expect(times).toBe(1);
      for (const one of doing) one.resolve(how);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(times).toBe(often);
    },
  );

  test('and is demanded anew by its own doing is never done without end at once, but behind, with pauses', async () => {
    const { retryUntilDone, close } = createRetry<string>({ first: 100, longest: 400 });
    let times = 0;
    const again = {
      ...demand('whole', 0),
      work: async () => {
        times += 1;
        // Stops an endless loop, so that the test ends.
        if (times < 1_000) retryUntilDone(again);
        return 'for-now' as const;
      },
    };
    retryUntilDone(again);
    await vi.advanceTimersByTimeAsync(0);
    const atOnce = times;
    expect(atOnce).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(100);
    expect(times - atOnce).toBe(atOnce);
    expect(await close(0)).toEqual(['whole']);
  });

  test('does not wait behind what fails for ever', async () => {
    const told: string[] = [];
    const { retryUntilDone } = createRetry<string>({ first: 100, longest: 100 });
    retryUntilDone(demand('poison', Number.POSITIVE_INFINITY));
    retryUntilDone(demand('note', 1, told));
    await vi.advanceTimersByTimeAsync(250);
    expect(told).toContain('note is done');
  });

  test('is told at the end where it is not done; what is under way is waited for, until then', async () => {
    const { retryUntilDone, close } = createRetry<string>({ first: 100, longest: 100 });
    const slow = Promise.withResolvers<'for-now'>();
    retryUntilDone(demand('poison', Number.POSITIVE_INFINITY));
    retryUntilDone({ ...demand('slow', 0), work: () => slow.promise });
    retryUntilDone({ ...demand('silent', 0), work: () => new Promise(() => {}) });
    const left = close(500);
    slow.resolve('for-now');
    await vi.advanceTimersByTimeAsync(499);
    const first = await Promise.race([left, Promise.resolve('waits')]);
    expect(first).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await left).toEqual(['poison', 'silent']);
    retryUntilDone(demand('late', 0));
    const again = close(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(await again).toEqual(['poison', 'silent']);
  });
});
