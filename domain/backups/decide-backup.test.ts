import { expect, test } from 'vitest';
import { decideBackup, MOST_BACKUPS_AN_HOUR } from './decide-backup.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const ago = (minutes: number): string => new Date(AT.getTime() - minutes * 60_000).toISOString();
const madeEvery = (minutes: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => ago((index + 1) * minutes));

test('BAK-50 a panel makes twelve backups within an hour, and is told when it may make the next', () => {
  expect(decideBackup([], AT).ok).toBe(true);
  expect(decideBackup(madeEvery(1, MOST_BACKUPS_AN_HOUR - 1), AT).ok).toBe(true);
  expect(decideBackup(madeEvery(1, MOST_BACKUPS_AN_HOUR), AT)).toEqual({
    ok: false,
    code: 'backups-too-often',
    data: { most: 12, minutes: 48 },
  });
  expect(decideBackup(madeEvery(1, 30), AT)).toMatchObject({ data: { minutes: 48 } });
});

test('BAK-50 what was made an hour ago counts no more', () => {
  expect(decideBackup(madeEvery(5, MOST_BACKUPS_AN_HOUR), AT).ok).toBe(true);
  expect(decideBackup([...madeEvery(5, 11), ago(59.99)], AT)).toMatchObject({
    data: { minutes: 1 },
  });
});
