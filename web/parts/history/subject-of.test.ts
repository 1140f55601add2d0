import { expect, test } from 'vitest';
import { subjectOf } from './subject-of.ts';

const names = { t1: 'T07 Alba Castillo', s1: 'S-26-0405' };
const none = { taster: '', glass: '', sample: '', replicate: '', session: '', record: '' };

test('AUD-13 AUD-44 a signed sheet names its taster, its glass and its session', () => {
  const data = { session: 48, taster: 't1', code: '893' };
  expect(subjectOf({ data, before: null, after: { version: 1 }, names })).toEqual({
    ...none,
    taster: 'T07 Alba Castillo',
    glass: '893',
    session: '48',
  });
});

test('AUD-13 AUD-44 a sheet that is left out names the sample and the replicate as well', () => {
  const data = { session: 48, sample: 's1', taster: 't1', replicate: 2, code: '893' };
  expect(subjectOf({ data, before: null, after: { reason: 'x' }, names })).toMatchObject({
    sample: 'S-26-0405',
    replicate: '2',
    glass: '893',
  });
});

test('AUD-13 a record is named by its own entry, after it was changed before as it was, and not twice', () => {
  const of = (data: object, before: object | null, after: object | null) =>
    subjectOf({ data, before, after, names }).record;
  expect(of({ sample: 's2' }, { code: 'A' }, { code: 'B' })).toBe('B');
  expect(of({ sample: 's2' }, { code: 'A' }, null)).toBe('A');
  expect(of({ account: 'x' }, null, { username: 'eva' })).toBe('eva');
  expect(of({ sample: 's1' }, { code: 'A' }, { code: 'S-26-0405' })).toBe('');
  expect(subjectOf({ data: null, before: null, after: null, names })).toEqual(none);
});
