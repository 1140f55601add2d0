import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

function limitAt(start: number) {
  const clock = { at: start };
  const limit = createAttemptLimit({ attempts: 3, window: 60_000, keys: 2, now: () => clock.at });
  return { clock, limit };
}

test('ACC-5 after so many attempts a key must wait until the first is old', () => {
  const { clock, limit } = limitAt(1_000);
  expect([1, 2, 3].map(() => limit.begin('ana'))).toEqual([0, 0, 0]);
  expect(limit.begin('ana')).toBe(60);
  expect(limit.begin('bea')).toBe(0);
  clock.at += 59_000;
  expect(limit.begin('ana')).toBe(1);
  clock.at += 1_000;
  expect(limit.begin('ana')).toBe(0);
});

test('ACC-5 what went well is forgotten, and what was no attempt is taken back', () => {
  const { limit } = limitAt(0);
  for (let attempt = 0; attempt < 3; attempt += 1) limit.begin('ana');
  limit.forget('ana');
  expect(limit.begin('ana')).toBe(0);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    expect(limit.begin('bea')).toBe(0);
    limit.takeBack('bea');
  }
});

test('ACC-5 the memory is bounded: the oldest keys go first', () => {
  const { limit } = limitAt(0);
  for (let attempt = 0; attempt < 3; attempt += 1) limit.begin('ana');
  limit.begin('bea');
  limit.begin('cleo');
  expect(limit.begin('ana')).toBe(0);
});
