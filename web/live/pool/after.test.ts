import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after } from './after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SYN-9 what is to be done later is done when its time has come, unless it was called off', () => {
  const done: string[] = [];
  after(5, () => done.push('one'));
  const callOff = after(5, () => done.push('other'));
  callOff();
  vi.advanceTimersByTime(4);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['one']);
});
