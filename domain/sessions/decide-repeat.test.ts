import { expect, test } from 'vitest';
import { planOf, sampleId, sessionCode } from '../testing/plans.ts';
import { decideRepeat } from './decide-repeat.ts';
import type { EarlierHalf } from './earlier-half.ts';

const oil = sampleId(9);
const asked = { session: 12, sample: oil };
const plan = { ...planOf(2, 8), date: '2026-11-27' };
const result = (change: Partial<EarlierHalf> = {}): EarlierHalf => ({
  session: 3,
  date: '2026-11-20',
  replicate: 1,
  codes: ['417'],
  training: false,
  ...change,
});

test('PLN-46 a repeat is replicate 2 alone where a replicate 1 of an earlier session waits, and knows its codes', () => {
  const first = result();
  expect(decideRepeat(plan, asked, [first], 6)).toEqual({
    kind: 'may',
    replicate: 2,
    half: first,
  });
});

test('PLN-46 ASM-51 nothing waits for a repeat before its first half, after six months, by a method of pairs within a session, for an invalid half, or once paired', () => {
  const alone = { kind: 'may', replicate: 1, half: null };
  expect(decideRepeat(plan, asked, [], 6)).toEqual(alone);
  expect(decideRepeat(plan, asked, [result({ date: '2026-11-28' })], 6)).toEqual(alone);
  expect(decideRepeat(plan, asked, [result({ date: '2026-05-26' })], 6)).toEqual(alone);
  expect(decideRepeat(plan, asked, [result()], null)).toEqual(alone);
  const invalid = { reason: 'mixed up' };
  expect(decideRepeat(plan, asked, [result({ invalid })], 6)).toEqual(alone);
  const paired = [result(), result({ session: 5, date: '2026-11-22', replicate: 2 })];
  expect(decideRepeat(plan, asked, paired, 6)).toEqual(alone);
});

test('PLN-46 PLN-60 no repeat where the sample stands already, in training, or where the session checks the sample', () => {
  const why = (change: Parameters<typeof decideRepeat>[0], sample = oil) =>
    decideRepeat(change, { session: 12, sample }, [result()], 6);
  expect(why(plan, sampleId(1))).toEqual({ kind: 'may-not', why: 'on-plan' });
  expect(why({ ...plan, training: true })).toEqual({ kind: 'may-not', why: 'training' });
  const checks = { of: 'panel', session: sessionCode(3), sample: oil } as const;
  expect(why({ ...plan, checks })).toEqual({ kind: 'may-not', why: 'counter' });
});
