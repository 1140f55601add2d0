import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { createRateLimiter } from './rate-limiter.ts';

const withClock = (parts: { rate: number; burst: number; keys?: number }) => {
  const clock = { at: 5_000 };
  return {
    clock,
    buckets: createRateLimiter({ keys: 100, ...parts, monotonic: () => clock.at }),
  };
};

test('LIM-5 so much at once, then so much a second, and each key has its own', () => {
  const { clock, buckets } = withClock({ rate: 2, burst: 3 });
  expect(['a', 'a', 'a'].map((key) => buckets.take(key))).toEqual([0, 0, 0]);
  expect(buckets.take('a')).toBe(1);
  expect(buckets.take('b')).toBe(0);
  clock.at += 499;
  expect(buckets.take('a')).toBe(1);
  clock.at += 1;
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(1);
  clock.at += 60_000;
  expect(['a', 'a', 'a', 'a'].map((key) => buckets.take(key))).toEqual([0, 0, 0, 1]);
});

test('LIM-5 a slow one says how long it takes', () => {
  const { buckets } = withClock({ rate: 0.1, burst: 1 });
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 10]);
});

test('LIM-5 what came already is a debt, and is waited for', () => {
  const { clock, buckets } = withClock({ rate: 10, burst: 5 });
  expect(buckets.spend('a', 5)).toBe(0);
  expect(buckets.spend('a', 20)).toBe(2_000);
  clock.at += 1_000;
  expect(buckets.spend('a', 0)).toBe(1_000);
});

test('LIM-5 no more keys are remembered than may be, the latest ones', () => {
  const { buckets } = withClock({ rate: 1, burst: 1, keys: 2 });
  for (const key of ['a', 'b', 'a', 'c']) buckets.take(key);
  expect(buckets.take('c')).toBe(1);
  expect(buckets.take('b')).toBe(1);
  expect(buckets.take('a')).toBe(0);
});

test('LIM-5 whatever the moments, no more is taken in a stretch than its burst and its rate', () => {
  holds(
    fc.property(
      fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (pauses, rate, burst) => {
        const { clock, buckets } = withClock({ rate, burst });
        const from = clock.at;
        let taken = 0;
        for (const pause of pauses) {
          clock.at += pause;
          if (buckets.take('a') === 0) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(burst + ((clock.at - from) * rate) / 1000 + 1e-6);
        expect(taken).toBeGreaterThan(0);
      },
    ),
  );
});
