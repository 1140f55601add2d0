import { expect, test } from 'vitest';
import { isAt } from './app-shell/is-at.ts';
import { defined } from './defined.ts';
import { pageNumbers } from './pagination/page-numbers.ts';
import { toastDuration } from './toast/toast.ts';

test('GEN-PROPS what is undefined is absent, and every other value stays', () => {
  const given = defined({ a: undefined, b: null, c: 0, d: '', e: false });
  expect(Object.keys(given)).toEqual(['b', 'c', 'd', 'e']);
  expect(given).toEqual({ b: null, c: 0, d: '', e: false });
});

test('GEN-TOAST a message to read or with an act stays five seconds, a confirmation two', () => {
  const action = { label: 'Undo', onPress: () => {} };
  expect(toastDuration({ text: 'Saved' })).toBe(2000);
  expect(toastDuration({ text: 'Saved', isToRead: false })).toBe(2000);
  expect(toastDuration({ text: 'Read this', isToRead: true })).toBe(5000);
  expect(toastDuration({ text: 'Deleted', action })).toBe(5000);
});

test('GEN-NAV a place in the page makes another address, slashes and queries do not', () => {
  expect(isAt('/intra//', '/intra')).toBe(true);
  expect(isAt('/intra/a', '/intra/?x=1&y=2')).toBe(true);
  expect(isAt('/a?x=1#part', '/a#part')).toBe(true);
  expect(isAt('/a', '/a#part')).toBe(false);
  expect(isAt('/a/b', '/b')).toBe(false);
  expect(isAt('/', '/')).toBe(true);
});

test('REG-PAGE a gap of one page is that page, and there are no pages beyond the ends', () => {
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(2, 12)).toEqual([1, 2, 3, null, 12]);
  expect(pageNumbers(11, 12)).toEqual([1, null, 10, 11, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
  expect(pageNumbers(10, 12)).toEqual([1, null, 9, 10, 11, 12]);
});
