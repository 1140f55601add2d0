import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('AUD-4 AUD-43 an entry shows what was and what became, field by field', () => {
  const before = {
    code: 'A',
    active: true,
    revision: 1,
    panel: { name: 'x' },
    list: [1],
    values: [{ cm: 3 }],
  };
  const after = {
    code: 'B',
    active: true,
    revision: 2,
    panel: { name: 'y' },
    list: [1, 2],
    values: [{ cm: 3 }, { cm: 4 }],
  };
  expect(changedFields(before, after)).toEqual([
    { field: 'code', before: 'A', after: 'B' },
    { field: 'panel.name', before: 'x', after: 'y' },
    { field: 'list', before: '1', after: '1, 2' },
    { field: 'values', before: '3', after: '3, 4' },
  ]);
  expect(changedFields(null, { state: 'shown' })).toEqual([
    { field: 'state', before: '', after: 'shown' },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

test('AUD-13 what stands in a field is written by who knows the names, in lists, records and paths', () => {
  const tell = (value: string | number | boolean) =>
    ({ t1: 'T07 Alba', s1: 'S-1' })[String(value)] ?? String(value);
  const after = {
    tasters: ['t1'],
    failed: [{ code: 'fewer-than-8', sample: 's1', replicate: null }],
    verdicts: { s1: { class: 'VOO', pairs: [], state: 'final', further: 0 } },
  };
  expect(changedFields({}, after, tell)).toEqual([
    { field: 'tasters', before: '', after: 'T07 Alba' },
    { field: 'failed', before: '', after: 'fewer-than-8 · S-1' },
    { field: 'verdicts.S-1', before: '', after: 'VOO · final' },
  ]);
});
