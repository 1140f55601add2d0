import { expect, test } from 'vitest';
import { checkBeforeSending } from './check-before-sending.ts';
import { fileSize } from './file-size.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[], length = bytes.length) => {
  const content = new Uint8Array(length);
  content.set(bytes);
  return new File([content], 'oil.pdf');
};

test('FIL-1 a file is what its first bytes say, whatever its name', async () => {
  expect(await checkBeforeSending(file(PNG))).toEqual({ ok: true, value: 'image/png' });
  const webp = [...'RIFF', ...'....', ...'WEBP'].map((sign) => sign.charCodeAt(0));
  expect(await checkBeforeSending(file(webp, 100))).toEqual({ ok: true, value: 'image/webp' });
  expect(await checkBeforeSending(file([1, 2, 3]))).toMatchObject({
    ok: false,
    code: 'file-kind-refused',
  });
});

test('FIL-3 a file of nothing and one above its limit are refused by name', async () => {
  expect(await checkBeforeSending(file([]))).toMatchObject({ ok: false, code: 'file-empty' });
  const mega = 1024 * 1024;
  expect(await checkBeforeSending(file(PNG, mega), mega)).toMatchObject({ ok: true });
  expect(await checkBeforeSending(file(PNG, mega + 1), mega)).toEqual({
    ok: false,
    code: 'file-too-large',
    data: { megabytes: 1 },
  });
  expect(await checkBeforeSending(file(PNG, 10 * mega))).toMatchObject({ ok: true });
  expect(await checkBeforeSending(file(PNG, 10 * mega + 1))).toMatchObject({
    data: { megabytes: 10 },
  });
});

test('FIL-3 the size of a file is read in kB or MB', () => {
  expect(fileSize(12, 'en')).toBe('1\u00a0kB');
  expect(fileSize(1_500, 'en')).toBe('2\u00a0kB');
  expect(fileSize(999_499, 'en')).toBe('999\u00a0kB');
  expect(fileSize(1_000_000, 'en')).toBe('1.0\u00a0MB');
  expect(fileSize(2_560_000, 'es')).toBe('2,6\u00a0MB');
});
