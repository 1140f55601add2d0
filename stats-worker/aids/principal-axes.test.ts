import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, principalAxes } from './principal-axes.ts';

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, place) => sum + one * (b[place] ?? 0), 0);
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.array(
      fc.array(fc.integer({ min: -100, max: 100 }), { minLength: width, maxLength: width }),
      { minLength: 3, maxLength: 14 },
    ),
  );

test('QUA-37 the axes are orthogonal unit vectors, in order, and share the whole variance', () => {
  fc.assert(
    fc.property(table, (whole) => {
      const rows = centred(whole);
      const axes = principalAxes(rows);
      const all = rows.reduce((sum, row) => sum + dot(row, row), 0);
      expect(axes.reduce((sum, { variance }) => sum + variance, 0)).toBeCloseTo(all, 6);
      for (const [place, { axis, variance }] of axes.entries()) {
        expect(dot(axis, axis)).toBeCloseTo(1, 10);
        for (const other of axes.slice(place + 1)) {
          expect(dot(axis, other.axis)).toBeCloseTo(0, 10);
          expect(variance).toBeGreaterThanOrEqual(other.variance);
        }
        const along = rows.reduce((sum, row) => sum + dot(row, axis) ** 2, 0);
        expect(along).toBeCloseTo(variance, 6);
      }
    }),
  );
});
