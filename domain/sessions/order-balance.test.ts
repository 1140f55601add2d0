import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { entryId } from '../testing/plans.ts';
import { isBalanced, orderBalance } from './order-balance.ts';
import { williamsDesign } from './williams-design.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => entryId(index + 1));
const orders = (items: number) =>
  williamsDesign(items).map((row) => row.flatMap((item) => ids(items)[item] ?? []));

test('SES-18, SES-20 a whole Williams design has every glass once in each place and once after each other', () => {
  const balance = orderBalance(ids(4), orders(4));
  expect([balance.placeRange, balance.afterRange]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect([...balance.places.values()]).toEqual(ids(4).map(() => [1, 1, 1, 1]));
  expect(isBalanced(balance)).toBe(true);
  const odd = orderBalance(ids(3), orders(3));
  expect([odd.placeRange, odd.afterRange]).toEqual([
    [2, 2],
    [2, 2],
  ]);
});

test('SES-18, SES-20 the same order for all is not balanced, and says whose glass comes when', () => {
  const [one, two] = ids(2);
  if (one === undefined || two === undefined) throw new Error('no entries');
  const balance = orderBalance(
    [one, two],
    Array.from({ length: 8 }, () => [one, two]),
  );
  expect(balance.places.get(one)).toEqual([8, 0]);
  expect(balance.after.get(two)?.get(one)).toBe(8);
  expect(isBalanced(balance)).toBe(false);
  expect(orderBalance([], []).placeRange).toEqual([0, 0]);
});

test('SES-18, SES-20 fewer tasters than glasses balance nothing, however their orders are; as many do', () => {
  const balanced = (items: number, tasters: number) =>
    isBalanced(orderBalance(ids(items), orders(items).slice(0, tasters)));
  expect([balanced(2, 1), balanced(4, 1), balanced(4, 2), balanced(4, 3)]).toEqual(
    Array(4).fill(false),
  );
  expect([balanced(2, 2), balanced(4, 4)]).toEqual([true, true]);
  expect(isBalanced(orderBalance(ids(4), []))).toBe(false);
});

test('SES-18 every taster has a glass in every place, whatever the orders', () => {
  holds(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((items) =>
        fc.tuple(
          fc.constant(items),
          fc.array(fc.shuffledSubarray(ids(items), { minLength: items, maxLength: items }), {
            maxLength: 12,
          }),
        ),
      ),
      ([items, all]) => {
        const { places } = orderBalance(ids(items), all);
        for (let place = 0; place < items; place += 1)
          expect([...places.values()].reduce((sum, counts) => sum + (counts[place] ?? 0), 0)).toBe(
            all.length,
          );
      },
    ),
  );
});
