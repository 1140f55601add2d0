import { expect, test } from 'vitest';
import { changedFields } from '../../parts/history/changed-fields.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';
import { auditCsvHref, auditQueryOf, readAuditSearch } from './audit-search.ts';

const address = {
  search: 'picual',
  who: 'user-1',
  command: 'seal-sheet',
  thing: 'sheet' as const,
  from: '2026-11-01',
  to: '2026-11-20',
  page: 3,
};

test('AUD-4 the address of the trail carries words, act, days and page', () => {
  expect(readAuditSearch({ ...address, page: '3', other: 'x' })).toEqual(address);
  expect(readAuditSearch({})).toEqual({});
});

test.each([
  ['search', ''],
  ['search', 5],
  ['command', null],
  ['who', ''],
  ['thing', 'sheets'],
  ['from', '2026-11'],
  ['from', '2026-11-011'],
  ['from', '2026-13-45'],
  ['to', '2026-02-29'],
  ['to', '0000-01-01'],
  ['search', 'x'.repeat(201)],
  ['who', 'x'.repeat(201)],
  ['command', 'x'.repeat(61)],
  ['page', '100000000000'],
  ['to', 'x2026-11-20'],
  ['to', 20261120],
  ['page', 1],
  ['page', 0],
  ['page', 2.5],
  ['page', 'two'],
])('AUD-4 what is not as it must be is left out of the address: %s %j', (key, value) => {
  expect(Object.keys(readAuditSearch({ ...address, [key]: value }))).toEqual(
    Object.keys(address).filter((field) => field !== key),
  );
});

test('AUD-4 AUD-42 the same entries are listed by 50 a page and leave as a file without pages', () => {
  expect(auditQueryOf({})).toEqual({ page: '1', size: '50' });
  expect(auditQueryOf(address)).toEqual({ ...address, page: '3', size: '50' });
  expect(auditCsvHref({ page: 2 })).toBe('/api/audit.csv');
  expect(auditCsvHref({ search: 'a & b', from: '2026-11-01', page: 2 })).toBe(
    '/api/audit.csv?search=a+%26+b&from=2026-11-01',
  );
});

test('AUD-4 AUD-43 an entry tells of what became before what was, by code, user name or name', () => {
  const of = (before: unknown, after: unknown, data: unknown = {}) => {
    const { record, session } = subjectOf({ before, after, data, names: {} });
    return record === '' ? session : record;
  };
  expect(of({ code: 'S-1' }, { code: 'S-2' })).toBe('S-2');
  expect(of({ code: 'S-1' }, null)).toBe('S-1');
  expect(of({ code: 'S-1' }, {})).toBe('S-1');
  expect(of(null, { name: 'Ana', username: 'ana.ruiz' })).toBe('ana.ruiz');
  expect(of(null, { name: 'Panel', username: '' })).toBe('Panel');
  expect(of(null, { code: 417 })).toBe('417');
  expect(of(null, { code: true }, { session: 12 })).toBe('12');
  expect(of('code', 5, { session: '12' })).toBe('12');
  expect(of(null, undefined, null)).toBe('');
});

test('AUD-4 AUD-43 what is blank on both sides, the id and the revision are no change', () => {
  expect(changedFields({ a: '', b: null, id: '1', revision: 1 }, { id: '2', revision: 2 })).toEqual(
    [],
  );
  expect(changedFields({ a: 'x', list: [] }, { a: '', list: ['y'] })).toEqual([
    { field: 'a', before: 'x', after: '' },
    { field: 'list', before: '', after: 'y' },
  ]);
  expect(changedFields({ deep: { id: 1, er: 0 } }, { deep: { id: 2, er: false } })).toEqual([
    { field: 'deep.id', before: '1', after: '2' },
    { field: 'deep.er', before: '0', after: 'false' },
  ]);
});
