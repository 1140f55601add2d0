import { expect, test } from 'vitest';
import { readDaysSearch } from './days-search.ts';

test('LST-1 the address of the tasting days says which are meant, and nothing that they do not know', () => {
  const known = { page: 2, state: 'open', from: '2026-10-01', until: '2026-11-20' };
  expect(readDaysSearch(known)).toEqual(known);
  expect(readDaysSearch({ state: 'closed', from: 'yesterday', until: '2026-13-01' })).toEqual({});
  expect(readDaysSearch({ search: '7', sort: 'date', size: 50, class: 'EVOO' })).toEqual({});
});
