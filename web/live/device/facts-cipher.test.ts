import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';
import { createFactsCipher } from './facts-cipher.ts';
import { deviceKeyOf } from './testing/device-key-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function cipherOf(account: string, subtle: SubtleCrypto | null) {
  const key = deviceKeyOf(account);
  const cipher = createCipher(key);
  if (cipher === null) throw new Error('a key');
  return createFactsCipher(cipher, key, subtle);
}

test.each([
  ['the browser’s own', crypto.subtle],
  ['script', null],
])(
  'SYN-10 facts sealed by %s are opened with the same key about the same thing, and in no other way',
  async (_by, subtle) => {
    const [ana, luis] = [cipherOf('ana', subtle), cipherOf('luis', subtle)];
    const plain = bytes('SECRETMARK '.repeat(1000));
    const sealed = await ana.seal(plain, 'month');
    expect(new TextDecoder().decode(sealed)).not.toContain('SECRET');
    expect(await ana.seal(plain, 'month')).not.toEqual(sealed);
    const altered = sealed.slice();
    altered.set([(altered[40] ?? 0) ^ 1], 40);
    const asked = [
      { bytes: sealed, about: 'month' },
      { bytes: sealed, about: 'another month' },
      { bytes: altered, about: 'month' },
      { bytes: sealed.slice(0, 5), about: 'month' },
      { bytes: null, about: 'month' },
    ];
    expect(await ana.openAll(asked)).toEqual([plain, null, null, null, null]);
    expect(await luis.openAll(asked)).toEqual([null, null, null, null, null]);
    expect(ana.nameOf('month')).toBe(ana.nameOf('month'));
    expect(ana.nameOf('month')).not.toBe(luis.nameOf('month'));
  },
);

test('SYN-10 what one cipher of facts sealed the other does not take for its own', async () => {
  const [own, script] = [cipherOf('ana', crypto.subtle), cipherOf('ana', null)];
  const about = 'month';
  expect(await script.openAll([{ bytes: await own.seal(bytes('a'), about), about }])).toEqual([
    null,
  ]);
  expect(await own.openAll([{ bytes: await script.seal(bytes('a'), about), about }])).toEqual([
    null,
  ]);
});
