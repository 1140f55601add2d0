import { expect, test } from 'vitest';
import { createResponseTimeout } from './response-timeout.ts';
import type { Schedule } from './schedule.ts';

/** A response timeout on a manual clock. */
function scene() {
  const clock = { now: 0, due: null as { at: number; then: () => void } | null };
  const schedule: Schedule = (ms, then) => {
    const due = { at: clock.now + ms, then };
    clock.due = due;
    return () => {
      if (clock.due === due) clock.due = null;
    };
  };
  const ended: number[] = [];
  const responseTimeout = createResponseTimeout({
    first: 10,
    longest: 25,
    schedule,
    onTimeout: () => ended.push(clock.now),
  });
  return {
    responseTimeout,
    ended,
    pass(ms: number) {
      clock.now += ms;
      const { due } = clock;
      if (due === null || due.at > clock.now) return;
      clock.due = null;
      due.then();
    },
  };
}

test('SYN-9 a server that answers nothing is given up after the limit, once', () => {
  const { responseTimeout, ended, pass } = scene();
  responseTimeout.expect('one');
  pass(9);
  responseTimeout.expect('two');
  expect(ended).toEqual([]);
  pass(1);
  expect(ended).toEqual([10]);
  pass(100);
  expect(ended).toEqual([10]);
});

test('SYN-9 an answer to one is a sign of life for all, and what was not answered is still awaited', () => {
  const { responseTimeout, ended, pass } = scene();
  responseTimeout.expect('one');
  responseTimeout.expect('two');
  pass(9);
  responseTimeout.answered('one');
  responseTimeout.answered('one');
  pass(9);
  expect(ended).toEqual([]);
  pass(1);
  expect(ended).toEqual([19]);
});

test('SYN-9 nothing is given up when all was answered, or when nothing is awaited any more', () => {
  const { responseTimeout, ended, pass } = scene();
  responseTimeout.expect('one');
  responseTimeout.expect('two');
  responseTimeout.answered('one');
  responseTimeout.cancel('two');
  pass(100);
  responseTimeout.expect('three');
  responseTimeout.answered('three');
  pass(100);
  expect(ended).toEqual([]);
});

test('SYN-9 a wait in vain makes the next twice as long up to the longest, until all was answered', () => {
  const { responseTimeout, ended, pass } = scene();
  const inVain = (ms: number) => {
    responseTimeout.expect('one');
    pass(ms - 1);
    responseTimeout.cancel('another');
    const before = ended.length;
    pass(1);
    return ended.length > before;
  };
  expect([inVain(10), inVain(20), inVain(25), inVain(25)]).toEqual([true, true, true, true]);
  responseTimeout.expect('one');
  responseTimeout.cancel('one');
  expect(inVain(25)).toBe(true);
  responseTimeout.expect('one');
  responseTimeout.answered('one');
  expect(inVain(10)).toBe(true);
});
