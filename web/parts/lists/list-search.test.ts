import { expect, test } from 'vitest';
import { listQueryOf, readListSearch } from './list-search.ts';

test('LST-1 the address of a list carries how it is shown', () => {
  const address = {
    search: 'picual',
    sort: 'code',
    direction: 'descending',
    page: 3,
    size: '50',
    state: 'validated',
  };
  expect(readListSearch(address)).toEqual({ ...address, size: 50 });
  expect(readListSearch({ ...address, direction: 'ascending', search: 417, other: 'x' })).toEqual({
    ...address,
    direction: 'ascending',
    search: '417',
    size: 50,
  });
});

test.each([
  ['search', ''],
  ['search', null],
  ['search', 'x'.repeat(201)],
  ['sort', ['code']],
  ['sort', 'x'.repeat(41)],
  ['state', true],
  ['state', 'x'.repeat(41)],
  ['direction', 'sideways'],
  ['direction', true],
  ['page', 0],
  ['page', -1],
  ['page', 1.5],
  ['page', 'two'],
  ['page', 10_000],
  ['size', 'NaN'],
])('LST-1 what is not as it must be is left out of the address: %s %j', (key, value) => {
  const read = readListSearch({ page: 2, size: 9_999, [key]: value });
  expect(Object.keys(read)).not.toContain(key);
  expect(Object.values(read)).not.toContain(undefined);
});

test('LST-1 a list is asked for by pages, the first of 25 rows unless the address says otherwise', () => {
  expect(listQueryOf({})).toEqual({ page: '1', size: '25' });
  expect(listQueryOf({ search: 'x', direction: 'ascending', page: 3, size: 50 })).toEqual({
    search: 'x',
    direction: 'ascending',
    page: '3',
    size: '50',
  });
});
