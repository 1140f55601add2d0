import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('AUD-4 an entry shows what was and what became, field by field', () => {
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
    { field: 'values.1.cm', before: '', after: '4' },
  ]);
  expect(changedFields(null, { state: 'shown' })).toEqual([
    { field: 'state', before: '', after: 'shown' },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});
