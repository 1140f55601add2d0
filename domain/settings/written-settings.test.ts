import { expect, test } from 'vitest';
import { COMMANDS } from '../commands/commands.ts';
import { settingsEntriesSchema } from './settings-entry.ts';

const changed = (changes: object) =>
  COMMANDS['change-settings'].safeParse({ changes, reason: 'because', heads: '' }).success;

test('SEC-87 a limit is changed within the bounds of its field alone: what would be shown as zero is none', () => {
  for (const key of ['enMaxDefect', 'enMaxFruity', 'indexLimit', 'sigmaMethod']) {
    for (const value of [1e-300, 0.009, 0, -1, '1'])
      expect([key, value, changed({ [key]: value })]).toEqual([key, value, false]);
    for (const value of [0.01, 1, 10]) expect(changed({ [key]: value })).toBe(true);
  }
  expect(changed({ sigmaMethod: null })).toBe(true);
  for (const [value, isTaken] of [
    [5e-324, false],
    [85.001, false],
    [0, true],
    [85.25, true],
  ])
    expect([value, changed({ awardGold: value })]).toEqual([value, isTaken]);
});

test('SEC-87, SEC-101 a limit that was stored before is read as it is', () => {
  const stamp = { at: '2026-01-01T09:00:00.000Z', by: 'eva', name: 'Eva', reason: 'Review.' };
  const id = '00000000-0000-4000-8000-000000000001';
  expect(
    settingsEntriesSchema.safeParse([{ id, ...stamp, changes: { indexLimit: 1e-300 } }]).success,
  ).toBe(true);
});
