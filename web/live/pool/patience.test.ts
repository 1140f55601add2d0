import { expect, test } from 'vitest';
import type { After } from './after.ts';
import { createPatience } from './patience.ts';

/** A patience on a clock that the test turns. */
function patient() {
  const clock = { now: 0, due: null as { at: number; then: () => void } | null };
  const after: After = (ms, then) => {
    const due = { at: clock.now + ms, then };
    clock.due = due;
    return () => {
      if (clock.due === due) clock.due = null;
    };
  };
  const ended: number[] = [];
  const patience = createPatience({
    ...{ first: 10, longest: 25, after },
    onEnd: () => ended.push(clock.now),
  });
  return {
    patience,
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
  const { patience, ended, pass } = patient();
  patience.ask('one');
  pass(9);
  patience.ask('two');
  expect(ended).toEqual([]);
  pass(1);
  expect(ended).toEqual([10]);
  pass(100);
  expect(ended).toEqual([10]);
});

test('SYN-9 an answer to one is a sign of life for all, and what was not answered is still awaited', () => {
  const { patience, ended, pass } = patient();
  patience.ask('one');
  patience.ask('two');
  pass(9);
  patience.answered('one');
  patience.answered('one');
  pass(9);
  expect(ended).toEqual([]);
  pass(1);
  expect(ended).toEqual([19]);
});

test('SYN-9 nothing is given up when all was answered, or when nothing is awaited any more', () => {
  const { patience, ended, pass } = patient();
  patience.ask('one');
  patience.ask('two');
  patience.answered('one');
  patience.rest('two');
  pass(100);
  patience.ask('three');
  patience.answered('three');
  pass(100);
  expect(ended).toEqual([]);
});

test('SYN-9 a wait in vain makes the next twice as long up to the longest, until all was answered', () => {
  const { patience, ended, pass } = patient();
  const inVain = (ms: number) => {
    patience.ask('one');
    pass(ms - 1);
    patience.rest('another');
    const before = ended.length;
    pass(1);
    return ended.length > before;
  };
  expect([inVain(10), inVain(20), inVain(25), inVain(25)]).toEqual([true, true, true, true]);
  patience.ask('one');
  patience.rest('one');
  expect(inVain(25)).toBe(true);
  patience.ask('one');
  patience.answered('one');
  expect(inVain(10)).toBe(true);
});
