import { expect, test } from 'vitest';
import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { isAboveWarning, qualityIndex } from './index-value.ts';
import { controlChart } from './moving-index-chart.ts';
import type { Deviation } from './observation.ts';
import { wayBack } from './way-back.ts';

const limited = (indexLimit: number): PanelSettings => ({ ...defaultPanelSettings(), indexLimit });

/** Four whole numbers whose squares sum to a number: there are such of every one. */
function fourSquares(sum: number): readonly number[] {
  for (let a = Math.floor(Math.sqrt(sum)); a >= 0; a -= 1)
    for (let b = Math.floor(Math.sqrt(sum - a * a)); b >= 0; b -= 1)
      for (let c = Math.floor(Math.sqrt(sum - a * a - b * b)); c >= 0; c -= 1) {
        const d = Math.sqrt(sum - a * a - b * b - c * c);
        if (Number.isInteger(d)) return [a, b, c, d];
      }
  throw new Error(`${sum} is no sum of four squares`);
}

/** Six observations whose squares, in whole parts, sum to a number. */
const sixOf = (kind: IndexKind, sum: number): readonly Deviation[] =>
  [...fourSquares(sum), 0, 0].map((parts) => ({
    parts,
    deviation: parts / QUALITY_INDEXES[kind].unit,
  }));

const hundredths = Array.from({ length: 2000 }, (_, place) => place + 1);

test('M-QC an index of exactly its limit is within it, whatever two decimals the limit has, and a part more is beyond', () => {
  const wrong = hundredths.filter((each) => {
    const settings = limited(each / 100);
    const verdict = (sum: number) => qualityIndex('pn', sixOf('pn', sum), settings).verdict;
    return verdict(6 * each) !== 'within' || verdict(6 * each + 1) !== 'beyond';
  });
  expect(wrong).toEqual([]);
});

test('M-QC an assigned value of more than five decimals is compared as it was written', () => {
  // x - R = 0.0000001 cm in each of six: an index of 1e-14, far below any limit; and 1.0000001 is beyond 1.
  const six = (deviation: number): readonly Deviation[] =>
    Array.from({ length: 6 }, () => ({
      deviation,
      parts: deviation * QUALITY_INDEXES.dnReference.unit,
    }));
  const verdict = (deviation: number) =>
    qualityIndex('dnReference', six(deviation), limited(1)).verdict;
  expect([verdict(1e-7), verdict(1), verdict(1.0000000001)]).toEqual([
    'within',
    'within',
    'beyond',
  ]);
});

test('M-EVOLUTION an index of exactly three quarters of its limit is not above the warning line', () => {
  // A limit of 4 hundredths times a whole number has three quarters that a sum of six can hit.
  const wrong = hundredths.filter((each) => {
    const settings = limited((4 * each) / 100);
    const isAbove = (sum: number) => isAboveWarning('pn', sixOf('pn', sum), settings);
    return isAbove(6 * 3 * each) || !isAbove(6 * 3 * each + 1);
  });
  expect(wrong).toEqual([]);
});

test('M-EVOLUTION the rule of a point follows the exact comparison, not its printed value', () => {
  const index = { n: 6, value: 1.5, limit: 2, verdict: 'within' } as const;
  const ruleOf = (isAbove: boolean) =>
    controlChart([{ session: 0, day: 0, index, isAboveWarning: isAbove }], ['1']).points[0]?.rule;
  expect([ruleOf(true), ruleOf(false)]).toEqual(['warning', null]);
});

test('M-COMPETENT what brings an index back counts one that is exactly at a limit of two decimals as within', () => {
  const wrong = hundredths.filter(
    (each) => wayBack('pn', sixOf('pn', 6 * each), 6, limited(each / 100)) !== null,
  );
  expect(wrong).toEqual([]);
});
