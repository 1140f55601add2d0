import { expect, test } from 'vitest';
import { SharedSeconds } from './shared-seconds.ts';

test('TST-8 files that run at the same time share the processor seconds of that time', () => {
  const shared = new SharedSeconds(10);
  shared.begin('one', 12);
  shared.begin('two', 13);
  shared.end('one', 17);
  shared.end('two', 18);
  expect(shared.byFile()).toEqual({ one: 3, two: 3 });
});

test('TST-8 a sum that falls, since a killed process took its count with it, takes nothing from anybody', () => {
  const shared = new SharedSeconds(0);
  shared.begin('one', 0);
  shared.begin('two', 4);
  shared.end('two', 3);
  shared.end('one', 5);
  expect(shared.byFile()).toEqual({ one: 6, two: 0 });
});
