import { expect, test } from 'vitest';
import { toastDuration } from './toast.ts';

test('MSG-1 a confirmation stays 2 s; one to read, or with something to do, stays 5 s', () => {
  const text = 'Sample S-26-0427 is saved';
  expect(toastDuration({ text })).toBe(2000);
  expect(toastDuration({ text, kind: 'info' })).toBe(2000);
  expect(toastDuration({ text, kind: 'refused' })).toBe(5000);
  expect(toastDuration({ text, isToRead: true })).toBe(5000);
  expect(toastDuration({ text, action: { label: 'Undo', onPress: () => undefined } })).toBe(5000);
});
