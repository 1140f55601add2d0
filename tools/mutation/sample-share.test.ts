import { describe, expect, test } from 'vitest';
import { isSampled, parseShare, wilsonInterval } from './sample-share.ts';

describe('TST-2 a room may be measured by a sample that chance chose and anybody can draw again', () => {
  test('a share is per cent with a seed or without', () => {
    expect(parseShare('15')).toEqual({ percent: 15, seed: 1 });
    expect(parseShare('100:42')).toEqual({ percent: 100, seed: 42 });
    for (const none of ['', '0', '101', 'x', '15:', '15:x', '-3', '1.5'])
      expect(parseShare(none)).toBeNull();
  });

  test('the same seed draws the same, another seed another, about as many as asked', () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `file.ts ${index}`);
    const drawn = (seed: number) => names.filter((name) => isSampled(name, { percent: 20, seed }));
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(drawn(1).length).toBeGreaterThan(340);
    expect(drawn(1).length).toBeLessThan(460);
    expect(names.every((name) => isSampled(name, { percent: 100, seed: 3 }))).toBe(true);
  });

  // By hand from Wilson's formula with z = 1.96, as in the tables for 95 of 100 and 81 of 263.
  test.each([
    [95, 100, 88.8, 97.8],
    [81, 263, 25.5, 36.6],
    [10, 10, 72.2, 100],
    [0, 0, 0, 100],
  ])('%i of %i lies between %d and %d %%', (noticed, tried, low, high) => {
    const [from, to] = wilsonInterval(noticed, tried);
    expect(from).toBeCloseTo(low, 1);
    expect(to).toBeCloseTo(high, 1);
  });
});
