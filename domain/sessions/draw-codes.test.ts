import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { upTo } from '../testing/plans.ts';
import { drawCodes } from './draw-codes.ts';

/** All codes there are but these. */
const allBut = (...free: readonly string[]): ReadonlySet<string> =>
  new Set(
    upTo(999)
      .map(String)
      .filter((code) => !free.includes(code)),
  );

/** Chance that gives these numbers, and remembers out of how many each was asked. */
function chanceOf(...numbers: readonly number[]) {
  const asked: number[] = [];
  const chance = (below: number): number => numbers[asked.push(below) - 1] ?? 0;
  return { asked, chance };
}

test('SES-2 codes are three digits, distinct, and none is one that was taken', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.infiniteStream(fc.nat()), (count, numbers) => {
      const chance = (below: number) => Number(numbers.next().value) % below;
      const taken = new Set(['417', '852', '100', '999']);
      const codes = drawCodes(count, taken, chance);
      expect(codes).toHaveLength(count);
      expect(new Set(codes).size).toBe(count);
      expect(codes.filter((code) => !/^[1-9]\d\d$/.test(code))).toEqual([]);
      expect(codes.some((code) => taken.has(code))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('SES-2 chance alone decides: each of the 900 codes for one of its 900 numbers', () => {
  const codes = upTo(900).map((number) => drawCodes(1, new Set(), () => number - 1)[0]);
  expect(new Set(codes)).toEqual(new Set(upTo(900).map((nth) => String(99 + nth))));
});

test('SES-2 every sequence of free codes is as likely as every other', () => {
  const free = ['100', '417', '505', '999'];
  const drawn = [0, 1, 2, 3].flatMap((one) =>
    [0, 1, 2].map((other) => {
      const { asked, chance } = chanceOf(one, other);
      const codes = drawCodes(2, allBut(...free), chance);
      expect(asked).toEqual([4, 3]);
      return codes.join(' ');
    }),
  );
  const pairs = free.flatMap((one) =>
    free.flatMap((other) => (one === other ? [] : [`${one} ${other}`])),
  );
  expect(drawn.toSorted()).toEqual(pairs.toSorted());
});

test('SES-2 the last free codes are drawn, and one more than there are is an error', () => {
  const { chance } = chanceOf();
  expect(drawCodes(2, allBut('417', '852'), chance).toSorted()).toEqual(['417', '852']);
  expect(() => drawCodes(3, allBut('417', '852'), chance)).toThrow(
    'more tasting codes asked for than exist',
  );
  expect(() => drawCodes(901, new Set(), chance)).toThrow(RangeError);
});

test('SES-2 chance that is out of its range is an error, never a code twice', () => {
  expect(() => drawCodes(1, new Set(), (below) => below)).toThrow('chance out of range');
  expect(() => drawCodes(1, new Set(), () => -1)).toThrow('chance out of range');
});
