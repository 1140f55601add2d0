import { expect, test } from 'vitest';
import { emailAddress, phoneNumber, required, strongPassword, within } from './field-rules.ts';

test('FRM-1 what is required must not be blank', () => {
  expect(required('  ')).toBe('required');
  expect(required('S-1')).toBeNull();
});

test('FRM-2 a password is empty or strong', () => {
  expect(strongPassword('')).toBeNull();
  expect(strongPassword('Olive-2026!')).toBeNull();
  for (const weak of ['Ol1!', 'olive-2026!', 'OLIVE-2026!', 'Olive-oils!', 'Olive2026x'])
    expect(strongPassword(weak)).toBe('password-weak');
});

test('FRM-3 an address has a suffix of 2 to 5 letters', () => {
  expect(emailAddress('a@b.es')).toBeNull();
  expect(emailAddress('a@b')).toBe('email');
  expect(emailAddress('a@b.museum')).toBe('email');
});

test('FRM-4 a phone number is digits with separators', () => {
  for (const good of ['', '+34 600 123 456', '(953) 12.34.56', '+34 (953) 123-456', '600123456'])
    expect(phoneNumber(good)).toBeNull();
  expect(phoneNumber('call me')).toBe('phone');
});

test('FRM-5 bounds are included', () => {
  expect([within(0, 5)(5), within(0, 5)(5.1), within(0, 5)(null)]).toEqual([
    null,
    'out-of-range',
    null,
  ]);
});
