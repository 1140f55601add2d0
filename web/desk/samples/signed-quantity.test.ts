import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';
import { signedQuantity } from './signed-quantity.ts';

test('SAM-2 a movement is written with its sign, in the language of the page', () => {
  expect(signedQuantity(1500, 'en')).toBe('+1,500');
  expect(signedQuantity(-1500, 'en')).toBe('−1,500');
  expect(signedQuantity(0, 'es')).toBe('+0');
  expect(signedQuantity(-0.6, 'it')).toBe('−0,6');
  expect(signedQuantity(250.04, 'en')).toBe('+250');
});

test('SAM-6 thirty days are counted over the end of a year', () => {
  expect(expiryOf('2027-01-19', '2026-12-20')).toBe('soon');
  expect(expiryOf('2027-01-20', '2026-12-20')).toBe('far');
});
