import { expect, test } from 'vitest';
import { countOtherDevices } from './other-devices.ts';

test('BTH-10 another device is on a sheet while it says a word of its tray, and no longer', () => {
  expect(countOtherDevices(new Map([[1, { unstored: 0 }]]), 1)).toBe(0);
  const both = new Map<number, unknown>([
    [1, { unstored: 0 }],
    [2, { unstored: 3 }],
  ]);
  expect(countOtherDevices(both, 1)).toBe(1);
  // One that has not opened the tray yet says nothing of it.
  expect(countOtherDevices(new Map([[2, {}]]), 1)).toBe(0);
  expect(countOtherDevices(new Map(), 1)).toBe(0);
});
