import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { type NumberRule, readTypedNumber } from './number-rule.ts';

const cm: NumberRule = { low: 0, high: 10, decimals: 2 };
const minutes: NumberRule = { low: 0, high: 240, decimals: 0, isRequired: true };

test.each<[string, NumberRule, unknown]>([
  ['5.65', cm, { value: 5.65 }],
  [' 5,65 ', cm, { value: 5.65 }],
  ['0', cm, { value: 0 }],
  ['10', cm, { value: 10 }],
  ['', cm, { value: null }],
  ['1,,1', cm, { problem: 'decimal' }],
  ['abc', cm, { problem: 'decimal' }],
  ['5.655', cm, { problem: 'decimal' }],
  ['5.', cm, { problem: 'decimal' }],
  ['10.01', cm, { problem: 'out-of-range' }],
  ['-1', cm, { problem: 'out-of-range' }],
  ['\u22121', cm, { problem: 'out-of-range' }],
  ['1e1', cm, { problem: 'decimal' }],
  ['15', minutes, { value: 15 }],
  ['650.5', minutes, { problem: 'integer' }],
  ['1 5', minutes, { problem: 'integer' }],
  ['abc', minutes, { problem: 'integer' }],
  ['999', minutes, { problem: 'out-of-range' }],
  ['', minutes, { problem: 'required' }],
  ['  ', minutes, { problem: 'required' }],
])('FRM-12 %j by %j is %j', (text, rule, read) => {
  expect(readTypedNumber(text, rule)).toEqual(read);
});

const rules = fc.record({
  low: fc.integer({ min: -50, max: 0 }),
  high: fc.integer({ min: 1, max: 1000 }),
  decimals: fc.constantFrom(0 as const, 1 as const, 2 as const),
  isRequired: fc.boolean(),
});

test('FRM-12 FRM-34 what is read is within bounds, and is what its text says to the last decimal', () => {
  holds(
    fc.property(rules, fc.string({ unit: fc.constantFrom(...'0123456789.,- a') }), (rule, text) => {
      const read = readTypedNumber(text, rule);
      if ('problem' in read || read.value === null) return;
      expect(read.value).toBeGreaterThanOrEqual(rule.low);
      expect(read.value).toBeLessThanOrEqual(rule.high);
      expect(read.value).toBe(Number(text.trim().replace(',', '.')) + 0);
      expect(Number(read.value.toFixed(rule.decimals))).toBe(read.value);
    }),
  );
});

test('FRM-12 every number of a field is read as it is written, with a point or a comma', () => {
  holds(
    fc.property(
      rules.chain((rule) =>
        fc.tuple(
          fc.constant(rule),
          fc
            .integer({ min: rule.low * 10 ** rule.decimals, max: rule.high * 10 ** rule.decimals })
            .map((units) => units / 10 ** rule.decimals),
        ),
      ),
      fc.constantFrom('.', ','),
      ([rule, value], point) => {
        const text = value.toFixed(rule.decimals).replace('.', point);
        expect(readTypedNumber(text, rule)).toEqual({ value: value + 0 });
      },
    ),
  );
});
