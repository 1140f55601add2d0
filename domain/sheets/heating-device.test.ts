import { expect, test } from 'vitest';
import { isHeatingDevice } from './heating-device.ts';

test('EVA-11 a heating device is named by a number of one to three digits', () => {
  expect(['6', '12', '104', ' 7 '].every(isHeatingDevice)).toBe(true);
  expect(['', ' ', 'abc', '6a', '-1', '1.5', '1000'].some(isHeatingDevice)).toBe(false);
});
