import { expect, test } from 'vitest';
import { levelAt, stripLayout } from './strip-layout.ts';

const strip = (change: Partial<Parameters<typeof stripLayout>[0]> = {}) =>
  stripLayout({ scores: [], excluded: [], isCompact: false, hasLimits: false, ...change });

test('E-CHART a strip runs from 0 to 10 within its edges', () => {
  expect([strip().width, strip().x(0), strip().x(10), strip().x(5)]).toEqual([640, 16, 624, 320]);
  const wide = strip({ fullWidth: 1032 });
  expect([wide.width, wide.x(10)]).toEqual([1032, 1016]);
  const small = strip({ isCompact: true, fullWidth: 1032 });
  expect([small.width, small.x(0), small.x(10)]).toEqual([250, 6, 244]);
});

test('E-CHART dots stand above the box, and the axis below it', () => {
  // At least three levels: 9 + 2 · 7.5.
  expect(strip()).toMatchObject({ dots: 24, middle: 37, axis: 54, height: 80 });
  expect(strip({ hasLimits: true })).toMatchObject({ dots: 42, middle: 55, axis: 72, height: 98 });
  expect(strip({ isCompact: true })).toMatchObject({
    dots: 24,
    middle: 37,
    axis: null,
    height: 54,
  });
  expect([0, 1, 2].map((level) => levelAt(strip(), level))).toEqual([24, 16.5, 9]);
});

test('E-CHART a high stack makes the drawing higher, and what is left out stands among the dots', () => {
  const five = strip({ scores: [2, 2, 2, 2, 2.05] });
  expect(five.points.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4]);
  expect(five).toMatchObject({ dots: 39, height: 95, tallies: [] });
  const crossed = strip({ scores: [2], excluded: [3, 3, 3, 3] });
  expect(crossed.crosses.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
  expect([crossed.points.length, crossed.dots]).toEqual([1, 31.5]);
});

test('E-CHART dots that would touch are stacked: 6.5 px apart they stand side by side', () => {
  // 60.8 px a cm: 0.11 cm is 6.7 px, 0.1 cm is 6.1 px.
  expect(strip({ scores: [2, 2.11] }).points.map(({ level }) => level)).toEqual([0, 0]);
  expect(strip({ scores: [2, 2.1] }).points.map(({ level }) => level)).toEqual([0, 1]);
});

test('E-CHART five or more scores of one value are one dot with their number, beside it or above what stands there', () => {
  const zeros = strip({ scores: Array.from({ length: 10 }, () => 0) });
  expect(zeros.points).toEqual([{ score: 0, level: 0 }]);
  expect(zeros.tallies).toEqual([{ score: 0, count: 10, level: 0, isBeside: true }]);
  expect(zeros.height).toBe(strip().height);
  const close = strip({ scores: [0, 0, 0, 0, 0, 0.1, 0.3] });
  expect(close.points.map(({ score }) => score)).toEqual([0, 0.1, 0.3]);
  expect(close.tallies).toEqual([{ score: 0, count: 5, level: 2, isBeside: false }]);
});
