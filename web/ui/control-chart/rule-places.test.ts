import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { boxOf, crosses, rulePlaces } from './rule-places.ts';

const plot = { left: 34, right: 630, top: 4, bottom: 190 };

test('E-CHART the words of a rule lie over no part of the path and over no line where there is room beside their point', () => {
  // As in the chart of each session's deviation: a first point far below, then a path along the
  // centre line.
  const path = [
    { x: 60, y: 170 },
    { x: 130, y: 90 },
    { x: 470, y: 95 },
    { x: 540, y: 88 },
  ];
  const rules = [
    { x: 60, y: 170, words: 'beyond the action line' },
    { x: 470, y: 95, words: '7 on one side' },
  ];
  const lines = [20, 36, 78, 108, 124];
  const places = rulePlaces(rules, { paths: [path], lines, plot });
  for (const [at, place] of places.entries()) {
    const box = boxOf(place, rules[at]?.words ?? '');
    for (const [index, spot] of path.entries())
      expect(crosses(box, path[index - 1] ?? spot, spot)).toBe(false);
    for (const line of lines) expect(line < box.top || line > box.bottom).toBe(true);
    expect(box.left).toBeGreaterThanOrEqual(plot.left);
    expect(box.right).toBeLessThanOrEqual(plot.right);
    // Still near its point.
    expect(Math.abs(place.y - (rules[at]?.y ?? 0))).toBeLessThanOrEqual(60);
  }
});

test('E-CHART the words of no two rules cover one another, and where nothing is free they stay in the plot', () => {
  const spots = fc.array(
    fc.record({ x: fc.integer({ min: 40, max: 620 }), y: fc.integer({ min: 10, max: 185 }) }),
    { maxLength: 12 },
  );
  holds(
    fc.property(spots, (all) => {
      const path = all.toSorted((one, other) => one.x - other.x);
      const rules = path.map((spot) => ({ ...spot, words: '2 in a row' }));
      return rulePlaces(rules, { paths: [path], lines: [], plot }).every((place) => {
        const box = boxOf(place, '2 in a row');
        return (
          box.left >= plot.left &&
          box.right <= plot.right &&
          box.top >= plot.top &&
          box.bottom <= plot.bottom
        );
      });
    }),
  );
});

test('E-CHART a piece of the path crosses a box that it goes through, upright too, and none that it passes by', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };
  const spot = (x: number, y: number) => ({ x, y });
  expect(crosses(box, spot(0, 0), spot(30, 30))).toBe(true);
  expect(crosses(box, spot(30, 15), spot(0, 15))).toBe(true);
  expect(crosses(box, spot(15, 15), spot(15, 15))).toBe(true);
  expect(crosses(box, spot(0, 24), spot(30, 24))).toBe(false);
  expect(crosses(box, spot(24, 0), spot(30, 30))).toBe(false);
});
