import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SYN-9 what is to be done later is done when its time has come, unless it was called off', () => {
  const done: string[] = [];
  schedule(5, () => done.push('one'));
  const callOff = schedule(5, () => done.push('other'));
  callOff();
  vi.advanceTimersByTime(4);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['one']);
});
