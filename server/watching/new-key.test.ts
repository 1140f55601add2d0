import { expect, test } from 'vitest';
import { digestOfKey, newKey } from './new-key.ts';

test('LIV-15 a key is 256 random bits with a prefix, and its digest is that of SHA-256', () => {
  expect(newKey()).toMatch(/^vwk_[\w-]{43}$/);
  expect(newKey()).not.toBe(newKey());
  // The example of FIPS 180-2.
  expect(digestOfKey('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
