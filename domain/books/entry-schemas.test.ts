import { describe, expect, test } from 'vitest';
import { settingsEntriesSchema } from '../settings/settings-entry.ts';
import { statusEntriesSchema } from '../tasters/status-entry.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const stamp = {
  id: ID,
  at: '2026-01-01T09:00:00.000Z',
  by: 'eva',
  name: 'Eva',
  reason: 'Review of the year.',
};
const change = { ...stamp, changes: { scheme: 'IOC' } };
const added = { ...stamp, act: 'add', status: 'qualified', from: '2026-02-01' };
const deleted = { ...stamp, id: OTHER, act: 'delete', entry: ID };

const BAD_STAMPS = [
  { id: 'one' },
  { at: '2026-01-01' },
  { at: 'yesterday' },
  { by: 7 },
  { name: null },
  { reason: undefined },
  { surplus: 1 },
];

describe('LED-2 an entry of a book that is not as it was written is refused', () => {
  test('settings: who, when, why, and what was changed', () => {
    expect(settingsEntriesSchema.parse([])).toEqual([]);
    expect(settingsEntriesSchema.parse([change, { ...change, id: OTHER }])).toEqual([
      change,
      { ...change, id: OTHER },
    ]);
    for (const bad of [...BAD_STAMPS, { changes: {} }, { changes: { scheme: 'US' } }])
      expect(settingsEntriesSchema.safeParse([change, { ...change, ...bad }]).success).toBe(false);
    expect(settingsEntriesSchema.safeParse(change).success).toBe(false);
  });

  test('statuses: one that was given from a day on, or one that was taken out', () => {
    expect(statusEntriesSchema.parse([added, deleted])).toEqual([added, deleted]);
    for (const bad of [
      ...BAD_STAMPS,
      { act: 'change' },
      { status: 'master' },
      { from: '2026-02-30' },
      { from: '2026-02-01T00:00:00Z' },
      { entry: ID },
    ])
      expect(statusEntriesSchema.safeParse([{ ...added, ...bad }]).success).toBe(false);
    for (const bad of [...BAD_STAMPS, { act: 'add' }, { entry: 'one' }, { status: 'qualified' }])
      expect(statusEntriesSchema.safeParse([{ ...deleted, ...bad }]).success).toBe(false);
  });
});
