import { expect, test } from 'vitest';
import { auditQuery } from '../audit/audit-query.ts';
import { backupPeriodSchema } from '../backups/backup-period.ts';
import { COMMANDS } from '../commands/commands.ts';
import { marksQuery } from '../quality/marks-query.ts';
import { notesQuery } from '../quality/point-note.ts';
import { isDay, isDayBefore } from './day.ts';

test.each(['2026-11-22', '2024-02-29', '0001-01-01', '9999-12-31'])(
  'FRM-10 %s is a day',
  (text) => {
    expect(isDay(text)).toBe(true);
  },
);

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  '0000-01-01',
  '2026-1-2',
  '12026-11-22',
  '+2026-11-22',
  '2026-11-22T10:00:00Z',
  '2026-11-220',
  ' 2026-11-22',
  '22/11/2026',
  '',
])('FRM-10 %j is none', (text) => {
  expect(isDay(text)).toBe(false);
});

test('REG-7 REG-15 a day comes before a later one; one that is not there comes before none', () => {
  expect(isDayBefore('2026-11-21', '2026-11-22')).toBe(true);
  expect(isDayBefore('2026-11-22', '2026-11-22')).toBe(false);
  expect(isDayBefore('2026-11-23', '2026-11-22')).toBe(false);
  expect(isDayBefore(null, '2026-11-22')).toBe(false);
  expect(isDayBefore('2026-11-21', null)).toBe(false);
  expect(isDayBefore(null, null)).toBe(false);
});

test.each([
  ['the audit trail', auditQuery.shape.from],
  ['a backup', backupPeriodSchema.shape.from],
  ['marks', marksQuery.shape.from],
  ['notes', notesQuery.shape.from],
  ['a new session', COMMANDS['create-session'].shape.date],
  ['a tasting day', COMMANDS['judge-day'].shape.date],
])('FRM-10 a day that %s is asked for by is one of the years 1 to 9999', (_, day) => {
  expect(day.safeParse('2026-11-22').success).toBe(true);
  expect(day.safeParse('9999-12-31').success).toBe(true);
  for (const none of ['0000-01-01', '2026-02-29', '22/11/2026', ''])
    expect(day.safeParse(none).success, none).toBe(false);
});
