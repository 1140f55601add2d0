/** Makes `count` strokes of `numbers` numbers each, which are half as many points. */
const strokes = (count: number, numbers: number): number[][] =>
  Array.from({ length: count }, () => Array.from({ length: numbers }, () => 500));

/** Test data: valid signatures at the limits, for an account and a sheet alike. */
export const SIGNATURES_WITHIN: readonly (readonly [string, number[][]])[] = [
  ['a dot', [[0, 1000]]],
  ['a line', [[0, 0, 1000, 1000]]],
  ['between the units', [[0.5, 999.5]]],
  ['200 strokes', strokes(200, 2)],
  ['a stroke of 4,000 points', strokes(1, 8000)],
  ['10,000 points', [...strokes(2, 8000), ...strokes(1, 4000)]],
];

/** Test data: signatures beyond the limits, and other invalid values. */
export const SIGNATURES_BEYOND: readonly (readonly [string, unknown])[] = [
  ['no stroke', []],
  ['a stroke of no point', [[0, 0], []]],
  ['half a point', [[5]]],
  ['a point and a half', [[5, 5, 5]]],
  ['left of the pad', [[-1, 0]]],
  ['above the pad', [[0, -0.1]]],
  ['right of the pad', [[1001, 0]]],
  ['below the pad', [[0, 1000.1]]],
  ['endless', [[0, Number.POSITIVE_INFINITY]]],
  ['no number', [[0, Number.NaN]]],
  ['text', [['0', '0']]],
  ['flat', [0, 0]],
  ['201 strokes', strokes(201, 2)],
  ['a stroke of 4,001 points', strokes(1, 8002)],
  ['10,001 points', [...strokes(2, 8000), ...strokes(1, 4002)]],
];
