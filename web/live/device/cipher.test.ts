import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cipher, createCipher } from './cipher.ts';
import { deviceKeyOf } from './testing/device-key-of.ts';

function cipherOf(account: string): Cipher {
  const cipher = createCipher(deviceKeyOf(account));
  if (cipher === null) throw new Error('a key');
  return cipher;
}
const [ana, luis] = [cipherOf('ana'), cipherOf('luis')];

test('SYN-10 what is sealed is opened with the same key about the same thing, and in no other way', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), fc.nat(), (plain, about, place) => {
      const sealed = ana.seal(plain, about);
      expect(ana.open(sealed, about)).toEqual(plain);
      expect(luis.open(sealed, about)).toBeNull();
      expect(ana.open(sealed, `${about}.`)).toBeNull();
      const altered = sealed.slice();
      altered.set([(altered[place % altered.length] ?? 0) ^ 1], place % altered.length);
      expect(ana.open(altered, about)).toBeNull();
      expect(ana.open(sealed.slice(0, place % sealed.length), about)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('SYN-10 nothing sealed is like another, even of the same', () => {
  const plain = new TextEncoder().encode('SECRETOIL');
  expect(ana.seal(plain, 'a')).not.toEqual(ana.seal(plain, 'a'));
  expect(new TextDecoder().decode(ana.seal(plain, 'a'))).not.toContain('SECRET');
});

test('SYN-10 a name is the same each time, for one account, and tells nothing', () => {
  const name = 'panel/evaluation/12.taster.731';
  expect(ana.nameOf(name)).toBe(ana.nameOf(name));
  expect(ana.nameOf(name)).not.toBe(luis.nameOf(name));
  expect(ana.nameOf(name)).not.toBe(ana.nameOf(`${name}2`));
  expect(ana.nameOf(name)).toMatch(/^[0-9a-f]+$/);
  expect(ana.nameFrom(ana.nameOf(name))).toBe(name);
  expect(luis.nameFrom(ana.nameOf(name))).toBeNull();
  expect(ana.nameFrom('what is no such name')).toBeNull();
});

test.each(['', 'x', '?', btoa('short')])('SYN-10 what is no key seals nothing: %s', (key) => {
  expect(createCipher(key)).toBeNull();
});
