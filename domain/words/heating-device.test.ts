import { expect, test } from 'vitest';
import { isHeatingDevice } from './heating-device.ts';

test('EVA-11 a heating device is named by a number of one to three digits, from 1', () => {
  expect(['6', '12', '104', ' 7 ', '01'].every(isHeatingDevice)).toBe(true);
  expect(['', ' ', 'abc', '6a', '-1', '1.5', '1000', '0', '00'].some(isHeatingDevice)).toBe(false);
});
