import { expect, test } from 'vitest';
import { isNarrowed, listQueryOf, readListSearch } from './list-search.ts';
import { readSamplesSearch } from './samples-search.ts';

const address = {
  state: 'active',
  class: 'VOO',
  defect: 'rancid',
  reference: 'no',
  validated: 'yes',
  from: '2026-10-20',
  until: '2026-11-20',
};

test('LST-7 LST-18 the address of the samples list carries what it is narrowed by, and the server is asked for it', () => {
  const read = readSamplesSearch({ ...address, page: 2, other: 'x' });
  expect(read).toEqual({ ...address, page: 2 });
  expect(listQueryOf(read)).toEqual({ ...address, page: '2', size: '25' });
  expect(readListSearch({ ...address, page: 2 })).toEqual({ state: 'active', page: 2 });
});

test.each([
  ['class', 'OIL'],
  ['class', ''],
  ['defect', 'fruity'],
  ['reference', true],
  ['validated', 'perhaps'],
  ['from', '2026-02-30'],
  ['until', '20/11/2026'],
])('ADR-3 what is not as it must be is left out of the address: %s %j', (key, value) => {
  const read = readSamplesSearch({ ...address, [key]: value });
  expect(Object.keys(read).sort()).toEqual(
    Object.keys(address)
      .filter((one) => one !== key)
      .sort(),
  );
});

test('LST-7 a list is narrowed by what it shows less for, and not by its order or its page', () => {
  expect(isNarrowed({ sort: 'code', direction: 'ascending', page: 2, size: 50 })).toBe(false);
  expect(isNarrowed({ until: '2026-11-20' })).toBe(true);
});
