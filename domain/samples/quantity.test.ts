import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { inTenths } from './quantity.ts';

test('SAM-7 what is served of a sample leaves whole tenths of a millilitre, however often', () => {
  let left = 500.1;
  for (let glass = 0; glass < 33; glass += 1) left = inTenths(left - 14.5);
  expect(left).toBe(21.6);
  holds(
    fc.property(fc.array(fc.integer({ min: -9_999, max: 9_999 })), (tenths) => {
      const sum = tenths.reduce((total, each) => inTenths(total + each / 10), 0);
      expect(sum).toBe(tenths.reduce((total, each) => total + each, 0) / 10);
    }),
  );
});
