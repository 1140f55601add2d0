import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { qualityIndex } from './index-value.ts';
import type { Deviation } from './observation.ts';
import { wayBack } from './way-back.ts';

const settings = { ...defaultPanelSettings(), indexLimit: 2 };
const of = (...tenths: number[]): Deviation[] =>
  tenths.map((tenth) => ({ deviation: tenth / 10, parts: tenth }));

test('M-COMPETENT what is within needs nothing; what lacks data needs what is missing to six', () => {
  expect(wayBack('pn', of(1, 2, 0, 0, 0, 1), 10, settings)).toBeNull();
  // Four at 0.0: two more, of which 2 x d^2 / 6 is at most 2: d at most 2.44 cm.
  expect(wayBack('pn', of(0, 0, 0, 0), 10, settings)).toEqual({ more: 2, deviation: 2.4 });
  expect(wayBack('pn', [], 10, settings)).toEqual({ more: 6, deviation: 1.4 });
});

test('M-COMPETENT what is beyond comes back when enough of the sum has left the window', () => {
  // Newest first; 5.0 is the oldest of ten: 25 / 10 = 2.5. One more pushes it out: d^2 / 10 at most 2.
  expect(wayBack('pn', of(0, 0, 0, 0, 0, 0, 0, 0, 0, 50), 10, settings)).toEqual({
    more: 1,
    deviation: 4.4,
  });
  // As the newest it stays until ten have come: 10 x d^2 / 10 at most 2.
  expect(wayBack('pn', of(50, 0, 0, 0, 0, 0, 0, 0, 0, 0), 10, settings)).toEqual({
    more: 10,
    deviation: 1.4,
  });
  // With room in the window the sum is shared by more: 16 / 8 = 2.
  expect(wayBack('pn', of(40, 0, 0, 0, 0, 0), 10, settings)).toEqual({ more: 2, deviation: 0 });
});

test('M-COMPETENT so many, deviating so far, are within; one less never is', () => {
  holds(
    fc.property(
      fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 12 }),
      fc.integer({ min: 6, max: 12 }),
      (tenths, most) => {
        const rows = of(...tenths).slice(0, most);
        const way = wayBack('pn', rows, most, settings);
        const now = qualityIndex('pn', rows, settings).verdict;
        expect(now === 'within').toBe(way === null);
        if (way === null) return;
        const after = (more: number, tenth: number) =>
          qualityIndex(
            'pn',
            [...of(...Array<number>(more).fill(tenth)), ...rows].slice(0, most),
            settings,
          ).verdict;
        expect(after(way.more, Math.round(way.deviation * 10))).toBe('within');
        if (way.more > 1) expect(after(way.more - 1, 0)).not.toBe('within');
      },
    ),
  );
});
