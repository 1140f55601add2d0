import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { holds } from '../../domain/testing/holds.ts';
import { decimalPlaces, rounded } from '../../domain/words/decimal-places.ts';
import { normalisedError } from '../duplicates/normalised-error.ts';
import { qualityIndex } from '../quality/index-value.ts';
import type { Deviation } from '../quality/observation.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { explainIndex } from './explain-index.ts';

/** -1, 0 or 1: on which side of its limit a figure lies, by what is printed of both. */
function printedSide(value: number, limit: number): number {
  const places = decimalPlaces(value, limit, 2);
  return Math.sign(rounded(value, places.figure) - rounded(limit, places.limit));
}

const anyDeviations = fc
  .array(fc.integer({ min: -40, max: 40 }), { minLength: 6, maxLength: 10 })
  .map((all) => all.map((parts): Deviation => ({ parts, deviation: parts / 10 })));

/** A method's deviation that brings the index near to its limit, so that the last decimals decide. */
const nearSigma = (of: readonly Deviation[], hair: number): PanelSettings => {
  const settings = { ...defaultPanelSettings(), sigmaMethod: 1 };
  const { value, limit } = qualityIndex('pn', of, settings);
  const sigma = Math.sqrt((value ?? 1) / (limit ?? 1)) * (1 + hair);
  return { ...settings, sigmaMethod: Math.min(10, Math.max(0.01, sigma)) };
};

const anyHair = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -8, max: -1 }))
  .map(([digit, exponent]) => digit * 10 ** exponent);

test('NUM-2 an index and its limit as printed say what the verdict says, however near they are', () => {
  holds(
    fc.property(anyDeviations, anyHair, (deviations, hair) => {
      const settings = nearSigma(deviations, hair);
      const { value, limit, verdict } = qualityIndex('pn', deviations, settings);
      if (value === null || limit === null) throw new Error('six observations have an index');
      // What lies at the limit to the last bit of a double is decided by that bit: no decimals show it.
      if (Math.abs(value - limit) < 1e-11) return;
      expect(printedSide(value, limit) <= 0).toBe(verdict === 'within');
    }),
  );
});

test('NUM-2 an explanation of an index prints the figure and the limit so that they show its verdict', () => {
  holds(
    fc.property(anyDeviations, anyHair, (deviations, hair) => {
      const settings = nearSigma(deviations, hair);
      const { value, limit, verdict } = qualityIndex('pn', deviations, settings);
      if (value === null || limit === null || Math.abs(value - limit) < 1e-11) return;
      const found = explainIndex(
        { kind: 'pn', series: 'fruity', observations: deviations },
        settings,
      );
      const { pn = 2, limit: ofLimit = 2 } = found?.places ?? {};
      expect(rounded(value, pn) <= rounded(limit, ofLimit)).toBe(verdict === 'within');
    }),
  );
});

test('NUM-2 En and its greatest value as printed say whether the pair is accepted', () => {
  const anyMarks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 12 });
  const anyMost = fc.integer({ min: 1, max: 3000 }).map((thousandths) => thousandths / 1000);
  holds(
    fc.property(anyMarks, anyMarks, anyMost, (one, two, most) => {
      const [first, second] = [one, two].map((marks) => {
        const summary = summarise(marks, 'type7');
        return { halves: summary.medianHalves, summary };
      });
      if (first === undefined || second === undefined) throw new Error('two replicates');
      const error = normalisedError(first, second, most);
      if (error.en === null) return;
      expect(printedSide(error.en, most) <= 0).toBe(error.accepted);
      // And as near to its limit as the tenth decimal.
      const near = error.en + 1e-10;
      expect(printedSide(error.en, near)).toBe(-1);
    }),
  );
});
