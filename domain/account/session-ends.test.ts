import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { isOver, sessionLeft } from './session-ends.ts';

const MINUTE = 60_000;
const rule = {
  booth: { idle: 60 * MINUTE, atMost: 12 * 60 * MINUTE },
  desk: { idle: 600 * MINUTE, atMost: 7200 * MINUTE },
};
const began = new Date('2026-03-02T09:00:00Z');
const at = (minutes: number) => began.getTime() + minutes * MINUTE;

describe('ACC-70 ACC-99 a session ends unused, and after its time whatever happens', () => {
  test.each([
    ['catadores', 0, 59, false],
    ['catadores', 0, 60, true],
    ['catadores', 50, 109, false],
    ['catadores', 700, 719, false],
    ['catadores', 700, 720, true],
    ['adjuntos', 0, 599, false],
    ['jefespanel', 0, 600, true],
    ['jefespanel', 7100, 7199, false],
    ['jefespanel', 7199, 7200, true],
  ] as const)('%s, used in minute %i: in minute %i over is %s', (role, used, minute, over) => {
    const times = { role, began, used: new Date(at(used)) };
    expect(isOver(sessionLeft(times, rule, at(minute)))).toBe(over);
  });

  test('what is left only becomes less, and what is over stays over', () => {
    holds(
      fc.property(fc.nat(9000), fc.nat(9000), fc.nat(9000), (used, first, more) => {
        const times = { role: 'adjuntos', began, used: new Date(at(used)) } as const;
        const earlier = sessionLeft(times, rule, at(first));
        const later = sessionLeft(times, rule, at(first + more));
        expect(later.idle).toBeLessThanOrEqual(earlier.idle);
        expect(later.atMost).toBeLessThanOrEqual(earlier.atMost);
        if (isOver(earlier)) expect(isOver(later)).toBe(true);
      }),
    );
  });
});
