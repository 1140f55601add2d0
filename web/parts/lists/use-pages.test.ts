import { expect, test } from 'vitest';
import { pagesOf } from './use-pages.ts';

test('LST-8 beyond its end a list stands at its last page, and says the rows that are there', () => {
  expect(pagesOf(99, 50, 120)).toEqual({ page: 3, pageCount: 3, first: 101, last: 120 });
  expect(pagesOf(2, 50, 120)).toEqual({ page: 2, pageCount: 3, first: 51, last: 100 });
  expect(pagesOf(2, 50, 50)).toEqual({ page: 1, pageCount: 1, first: 1, last: 50 });
  expect(pagesOf(7, 10, 0)).toEqual({ page: 1, pageCount: 1, first: 0, last: 0 });
});
