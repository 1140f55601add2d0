import { describe, expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

/** Three attempts a minute, and two keys remembered. */
function limitAt(start: number) {
  const clock = { at: start };
  const limit = createAttemptLimit({ attempts: 3, window: 60_000, keys: 2, now: () => clock.at });
  const begin = (key: string, times: number): number[] =>
    Array.from({ length: times }, () => limit.begin(key));
  return { clock, limit, begin };
}

describe('ACC-5 after so many attempts a key must wait', () => {
  test('until the first of them is old, to the millisecond', () => {
    const { clock, limit, begin } = limitAt(1_000);
    expect(begin('ana', 3)).toEqual([0, 0, 0]);
    clock.at += 59_999;
    expect(limit.begin('ana')).toBe(1);
    clock.at += 1;
    expect(limit.begin('ana')).toBe(0);
  });

  test('exactly as many seconds as are left, the last one whole', () => {
    const { clock, limit, begin } = limitAt(0);
    begin('ana', 3);
    const left = [
      [0, 60],
      [1, 60],
      [999, 60],
      [1_000, 59],
      [30_500, 30],
      [58_999, 2],
      [59_000, 1],
      [59_999, 1],
    ] as const;
    for (const [at, seconds] of left) {
      clock.at = at;
      expect([at, limit.begin('ana')]).toEqual([at, seconds]);
    }
  });

  test('an attempt that was refused is none: asking does not lengthen the wait', () => {
    const { clock, begin } = limitAt(0);
    begin('ana', 3);
    clock.at = 30_000;
    expect(begin('ana', 5)).toEqual([30, 30, 30, 30, 30]);
    clock.at = 60_000;
    expect(begin('ana', 4)).toEqual([0, 0, 0, 60]);
  });

  test('each attempt grows old by itself', () => {
    const { clock, limit, begin } = limitAt(0);
    limit.begin('ana');
    clock.at = 20_000;
    begin('ana', 2);
    expect(limit.begin('ana')).toBe(40);
    clock.at = 60_000;
    expect(begin('ana', 2)).toEqual([0, 20]);
  });

  test('another key need not', () => {
    const { begin } = limitAt(0);
    begin('ana', 4);
    expect(begin('bea', 4)).toEqual([0, 0, 0, 60]);
  });
});

describe('ACC-5 what was no guess is not counted', () => {
  test('what went well is forgotten, of that key alone', () => {
    const { limit, begin } = limitAt(0);
    begin('ana', 3);
    begin('bea', 3);
    limit.forget('ana');
    expect(begin('ana', 4)).toEqual([0, 0, 0, 60]);
    expect(limit.begin('bea')).toBe(60);
  });

  test('taking back takes the latest attempt, and only one', () => {
    const { clock, limit, begin } = limitAt(0);
    limit.begin('ana');
    clock.at = 10_000;
    limit.begin('ana');
    clock.at = 20_000;
    limit.begin('ana');
    limit.takeBack('ana');
    expect(begin('ana', 2)).toEqual([0, 40]);
    // The ones before stay: the first is old at 60 s, the second at 70 s, the new one at 80 s.
    clock.at = 60_000;
    expect(begin('ana', 2)).toEqual([0, 10]);
  });

  test('fifty that are each taken back never make anybody wait', () => {
    const { limit } = limitAt(0);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(limit.begin('ana')).toBe(0);
      limit.takeBack('ana');
    }
    limit.takeBack('nobody');
    expect(limit.begin('nobody')).toBe(0);
  });
});

describe('ACC-5 the memory is bounded: the key that was quiet longest goes first', () => {
  test('as many keys as it holds are all remembered', () => {
    const { begin } = limitAt(0);
    begin('ana', 3);
    begin('bea', 3);
    expect([begin('ana', 1), begin('bea', 1)]).toEqual([[60], [60]]);
  });

  test('one more, and only the oldest is forgotten', () => {
    const { begin } = limitAt(0);
    begin('ana', 3);
    begin('bea', 3);
    begin('cleo', 3);
    expect([begin('bea', 1), begin('cleo', 1)]).toEqual([[60], [60]]);
    expect(begin('ana', 1)).toEqual([0]);
  });

  test('a key that tries again is young again', () => {
    const { begin } = limitAt(0);
    begin('ana', 2);
    begin('bea', 3);
    begin('ana', 1);
    begin('cleo', 1);
    expect(begin('ana', 1)).toEqual([60]);
    expect(begin('bea', 1)).toEqual([0]);
  });

  test('a key whose only attempt was taken back takes no place', () => {
    const { limit, begin } = limitAt(0);
    begin('ana', 3);
    limit.begin('bea');
    limit.takeBack('bea');
    limit.begin('cleo');
    expect(begin('ana', 1)).toEqual([60]);
  });
});
