import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPeriod, daysOf, yearUpTo } from './backup-period.ts';

describe('BAK-20 BAK-62 a backup holds 365 days at most', () => {
  test.each([
    ['2025-11-21', '2026-11-20', 365, true],
    ['2025-11-20', '2026-11-20', 366, 'period-too-long'],
    // A leap year has a day more.
    ['2024-01-01', '2024-12-31', 366, 'period-too-long'],
    ['2024-01-01', '2024-12-30', 365, true],
    ['2026-11-20', '2026-11-20', 1, true],
    ['2026-11-20', '2026-11-19', 0, 'period-reversed'],
    ['2026-03-28', '2026-03-30', 3, true],
  ])('%s to %s: %d days', (from, to, days, verdict) => {
    const checked = checkPeriod({ from, to });
    expect(daysOf({ from, to })).toBe(days);
    expect(checked.ok || checked.code).toBe(verdict);
  });

  test('what is too long is told with its days and the most there may be', () => {
    expect(checkPeriod({ from: '2025-11-20', to: '2026-11-20' })).toEqual({
      ok: false,
      code: 'period-too-long',
      data: { days: 366, most: 365 },
    });
  });

  test('what is offered is the longest period, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2090-01-01') }),
        (at) => {
          const day = at.toISOString().slice(0, 10);
          const period = yearUpTo(day);
          return daysOf(period) === 365 && period.to === day && checkPeriod(period).ok;
        },
      ),
    );
  });
});
