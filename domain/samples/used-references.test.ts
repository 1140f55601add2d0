import { expect, test } from 'vitest';
import { usedReferences } from './used-references.ts';

const fruity = { attribute: 'fruity', predominant: false, median: 2, u: 0.3, sd: null } as const;

test('REG-7 REG-14 M-RM no value is used at a U above its Umax, and a material without a value is no reference material', () => {
  const fusty = { ...fruity, attribute: 'fusty', predominant: true } as const;
  expect(
    usedReferences([
      { code: 'both', values: [{ ...fusty, uMax: 0.3 }, fruity] },
      { code: 'one', values: [{ ...fusty, uMax: 0.2 }, fruity] },
      { code: 'uncertain', values: [{ ...fusty, uMax: 0.2 }] },
      { code: 'none', values: [] },
    ]),
  ).toEqual([
    { code: 'both', values: [{ ...fusty, uMax: 0.3 }, fruity] },
    { code: 'one', values: [fruity] },
  ]);
});
