import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { chiSquarePoint } from './chi-square.ts';
import { qualityIndex } from './index-value.ts';
import { referenceParts } from './observation.ts';

/** The 95 % points as statistical tables print them. */
const TABLE = [
  [1, 3.841_458_821],
  [2, 5.991_464_547],
  [3, 7.814_727_903],
  [4, 9.487_729_037],
  [5, 11.070_497_694],
  [6, 12.591_587_244],
  [7, 14.067_140_449],
  [8, 15.507_313_056],
  [9, 16.918_977_605],
  [10, 18.307_038_053],
  [20, 31.410_432_844],
  [30, 43.772_971_825],
  [100, 124.342_113_404],
] as const;

test.each(TABLE)('M-QC the 95 %% point of chi-square(%s) is %s', (n, point) => {
  expect(chiSquarePoint(n)).toBeCloseTo(point, 8);
});

const settings = { ...defaultPanelSettings(), sigmaMethod: 0.5 };
/** So many deviations of the same size, in whole mm. */
const deviations = (n: number, mm: number) =>
  Array.from({ length: n }, () => ({ deviation: mm / 10, parts: mm }));

test('M-QC a normalised index is judged by chi-square(n) over n, and fewer than six never', () => {
  // PN' = d^2 / (2 * 0.25), the limit for six is 12.591587 / 6 = 2.0986: 1.0 cm gives 2.0, 1.1 cm gives 2.42.
  expect(qualityIndex('pn', deviations(6, 10), settings)).toMatchObject({
    n: 6,
    value: 2,
    limit: expect.closeTo(2.098_597_874, 8),
    verdict: 'within',
  });
  expect(qualityIndex('pn', deviations(6, 11), settings)).toMatchObject({
    value: expect.closeTo(2.42, 12),
    verdict: 'beyond',
  });
  expect(qualityIndex('pn', deviations(5, 11), settings).verdict).toBe('insufficient');
  // Without it 2.42 / 2 = 1.21 square cm is far within the panel's own limit of 2.0.
  const plain = { ...settings, sigmaMethod: null, indexLimit: 2 };
  expect(qualityIndex('pn', deviations(6, 11), plain)).toMatchObject({
    value: expect.closeTo(1.21, 12),
    limit: 2,
    verdict: 'within',
  });
});

test('M-DNR an assigned value is whole in its parts up to five decimals, and taken as it is beyond', () => {
  expect([0, 2, 3.55, 0.29, 1.234_56, 9.999_99].map(referenceParts)).toEqual([
    0, 200_000, 355_000, 29_000, 123_456, 999_999,
  ]);
  expect(referenceParts(1.234_567)).toBeCloseTo(123_456.7, 6);
});
