import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filesToRemove,
  isBackupDue,
  type LastActs,
  scheduledName,
} from './installation-backups.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-28T08:00:00Z');
const NEVER: LastActs = { made: null, verified: null, restored: null, failed: null, making: null };
const ago = (time: number): number => NOW - time;

test.each<[Partial<LastActs>, boolean]>([
  [{}, true],
  [{ made: ago(24 * HOUR - 1) }, false],
  [{ made: ago(24 * HOUR) }, true],
  [{ made: ago(30 * HOUR), making: ago(5 * MINUTE - 1) }, false],
  [{ made: ago(30 * HOUR), making: ago(5 * MINUTE) }, true],
  [{ failed: ago(15 * MINUTE - 1) }, false],
  [{ failed: ago(15 * MINUTE) }, true],
  [{ made: ago(HOUR), failed: ago(2 * HOUR) }, false],
])('BAK-41 after %j a backup every 24 hours is due: %s', (last, due) => {
  expect(isBackupDue({ ...NEVER, ...last }, 24, NOW)).toBe(due);
});

test('BAK-41 BAK-72 of the files the installation named the newest stay, and nothing else is removed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.date({ min: new Date(0), max: new Date(NOW), noInvalidDate: true }), {
        selector: scheduledName,
      }),
      fc.integer({ min: 1, max: 9 }),
      (instants, keep) => {
        const names = instants.map(scheduledName);
        const removed = filesToRemove([...names, 'verdial.zip', 'other.txt'], keep);
        const left = names.filter((name) => !removed.includes(name));
        return (
          left.length === Math.min(keep, names.length) &&
          removed.every((gone) => left.every((stays) => gone < stays)) &&
          removed.every((gone) => names.includes(gone))
        );
      },
    ),
  );
});
