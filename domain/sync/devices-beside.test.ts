import { expect, test } from 'vitest';
import { devicesBeside } from './devices-beside.ts';

test('BTH-10 another device is on a sheet while it says a word of its tray, and no longer', () => {
  expect(devicesBeside(new Map([[1, { unstored: 0 }]]), 1)).toBe(0);
  const both = new Map<number, unknown>([
    [1, { unstored: 0 }],
    [2, { unstored: 3 }],
  ]);
  expect(devicesBeside(both, 1)).toBe(1);
  // One that has not opened the tray yet says nothing of it.
  expect(devicesBeside(new Map([[2, {}]]), 1)).toBe(0);
  expect(devicesBeside(new Map(), 1)).toBe(0);
});
