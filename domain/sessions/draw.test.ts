import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { codeOf, entryId, planOf, seededChance, tasterId, upTo } from '../testing/plans.ts';
import { draw } from './draw.ts';
import { williamsDesign } from './williams-design.ts';

const NONE = new Map<string, never>();
const multicode = (samples: number, tasters: number) => ({
  ...planOf(samples, tasters),
  multicode: true,
});

/** How often each text is in a list. */
function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const placesOf = (orders: readonly (readonly string[])[]) =>
  counted(orders.flatMap((order) => order.map((glass, place) => `${glass}@${place}`)));
const followsOf = (orders: readonly (readonly string[])[]) =>
  counted(orders.flatMap((order) => order.slice(1).map((glass, at) => `${order[at]}>${glass}`)));

describe('SES-4 every taster gets an order of every glass, of their own', () => {
  test.each([
    [2, 2],
    [3, 6],
    [4, 4],
    [5, 10],
    [6, 6],
  ])('%i glasses: as many tasters as a design has orders, %i, all have another', (glasses, all) => {
    const orders = [...draw(planOf(glasses, all), NONE, seededChance(7)).orders.values()];
    expect(new Set(orders.map((order) => order.join())).size).toBe(all);
  });

  test('the orders go to the tasters of the plan, and nobody else', () => {
    const { orders } = draw(planOf(3, 5), NONE, seededChance(7));
    expect([...orders.keys()]).toEqual(upTo(5).map(tasterId));
    for (const order of orders.values()) expect(order.toSorted()).toEqual(upTo(3).map(entryId));
  });

  test('no glass is no order, one glass is one, and nobody is nobody', () => {
    expect([...draw(planOf(0, 2), NONE, seededChance(1)).orders.values()]).toEqual([[], []]);
    expect([...draw(planOf(1, 2), NONE, seededChance(1)).orders.values()]).toEqual([
      [entryId(1)],
      [entryId(1)],
    ]);
    expect(draw(planOf(4, 0), NONE, seededChance(1)).orders.size).toBe(0);
  });
});

test('SES-3 orders are balanced over the tasters, for place and for what follows what', () => {
  const glasses = fc.integer({ min: 2, max: 7 });
  holds(
    fc.property(glasses, fc.integer({ min: 1, max: 16 }), fc.integer(), (items, tasters, seed) => {
      // A design has n orders for an even number of glasses and 2n for an odd one (Williams).
      const design = items % 2 === 0 ? items : 2 * items;
      const orders = [...draw(planOf(items, tasters), NONE, seededChance(seed)).orders.values()];
      expect(orders).toHaveLength(tasters);
      for (const order of orders) expect(order.toSorted()).toEqual(upTo(items).map(entryId));
      expect(new Set(orders.map((order) => order.join())).size).toBe(Math.min(tasters, design));

      const [least, most] = [Math.floor(tasters / design), Math.ceil(tasters / design)];
      const each = design / items;
      for (const counts of [placesOf(orders), followsOf(orders)]) {
        for (const count of counts.values()) {
          expect(count).toBeGreaterThanOrEqual(least * each);
          expect(count).toBeLessThanOrEqual(most * each);
        }
      }
      if (tasters < design) return;
      expect(placesOf(orders).size).toBe(items * items);
      expect(followsOf(orders).size).toBe(items * (items - 1));
    }),
    { numRuns: 100 },
  );
});

/** The greatest count less the smallest one: of a glass at a place, and of a glass after another. */
function spreadOf(
  items: number,
  orders: readonly (readonly string[])[],
): { readonly places: number; readonly neighbours: number } {
  const spread = (counts: ReadonlyMap<string, number>, all: number) =>
    Math.max(...counts.values()) - (counts.size < all ? 0 : Math.min(...counts.values()));
  return {
    places: spread(placesOf(orders), items * items),
    neighbours: spread(followsOf(orders), items * (items - 1)),
  };
}

/** Every choice of `count` of these orders. */
function* choicesOf(
  rows: readonly (readonly string[])[],
  count: number,
): Generator<readonly (readonly string[])[]> {
  if (count === 0) yield [];
  for (const [at, row] of rows.entries())
    if (count > 0 && rows.length - at >= count)
      for (const rest of choicesOf(rows.slice(at + 1), count - 1)) yield [row, ...rest];
}

describe('SES-38 the orders drawn spread the places as evenly as can be, then the neighbours', () => {
  test.each([
    [3, 8, 1, 2],
    [3, 9, 0, 2],
    [3, 10, 1, 2],
    [4, 9, 1, 1],
    [5, 8, 1, 1],
    [5, 9, 1, 1],
    [5, 10, 0, 0],
    [5, 12, 1, 1],
    [6, 8, 1, 1],
    [7, 8, 1, 2],
    [7, 10, 1, 2],
    [7, 11, 1, 1],
    [7, 12, 1, 1],
    [9, 10, 1, 2],
    [11, 8, 1, 2],
    [11, 18, 1, 1],
  ])(
    '%i glasses and %i tasters: %i and %i, in every draw',
    (glasses, tasters, places, neighbours) => {
      for (const seed of upTo(30)) {
        const { orders } = draw(planOf(glasses, tasters), NONE, seededChance(seed));
        expect(spreadOf(glasses, [...orders.values()])).toEqual({ places, neighbours });
      }
    },
  );

  test.each([3, 4, 5, 6, 7])(
    '%i glasses: no other choice from the design is more even',
    (items) => {
      const design = williamsDesign(items).map((row) => row.map(String));
      for (const tasters of upTo(design.length)) {
        const { orders } = draw(planOf(items, tasters), NONE, seededChance(tasters));
        const drawn = spreadOf(items, [...orders.values()]);
        for (const choice of choicesOf(design, tasters)) {
          const other = spreadOf(items, choice);
          if (other.places === drawn.places && other.neighbours < drawn.neighbours)
            expect.unreachable();
          if (other.places < drawn.places) expect.unreachable();
        }
      }
    },
  );

  test('the best choices are drawn alike, in both directions', () => {
    const chance = seededChance(5);
    const first = counted(
      upTo(600).map(() => {
        const [[one = ''] = []] = [...draw(planOf(3, 9), NONE, chance).orders.values()];
        return one;
      }),
    );
    for (const times of first.values()) expect(times).toBeGreaterThan(150);
    const both = counted(
      upTo(200).map(() => {
        const orders = [...draw(planOf(3, 3), NONE, chance).orders.values()];
        return [...followsOf(orders).keys()].toSorted().join();
      }),
    );
    expect(both.size).toBe(2);
    for (const times of both.values()) expect(times).toBeGreaterThan(60);
  });
});

test('SES-4 chance decides who gets which order, each as often as every other', () => {
  const chance = seededChance(11);
  const draws = upTo(800).map(() => {
    const { orders } = draw(planOf(4, 2), NONE, chance);
    return [...orders.values()].map((order) => order.join());
  });
  const first = counted(draws.map(([one = '']) => one));
  expect(first.size).toBe(24);
  for (const times of first.values()) {
    expect(times).toBeGreaterThan(12);
    expect(times).toBeLessThan(60);
  }
  // Of one design the second taster gets any of the three orders that are left.
  expect(counted(draws.map((two) => two.join(' then '))).size).toBe(72);
});

describe('SES-4 a draw keeps the codes that stand', () => {
  const kept = new Map([
    [entryId(1), codeOf('417')],
    [entryId(3), codeOf('852')],
  ]);

  test('and gives the glasses that have none another, whatever chance says', () => {
    // Of all 900 codes the ones that stand have the numbers 317 and 752.
    for (const number of [0, 317, 752, 897]) {
      const { codes } = draw(planOf(3, 2), kept, () => number);
      expect([codes.get(entryId(1)), codes.get(entryId(3))]).toEqual(['417', '852']);
      expect(codes.size).toBe(3);
      expect(['417', '852', undefined]).not.toContain(codes.get(entryId(2)));
    }
  });

  test('a code that two glasses got at the same time stays with one of them', () => {
    const twice = new Map([
      [entryId(1), codeOf('417')],
      [entryId(2), codeOf('417')],
    ]);
    const { codes } = draw(planOf(2, 2), twice, seededChance(3));
    expect(codes.get(entryId(1))).toBe('417');
    expect(codes.get(entryId(2))).toMatch(/^(?!417)\d{3}$/);
  });

  test('and none of a glass that is no more on the plan', () => {
    const { codes } = draw(planOf(2, 2), kept, seededChance(3));
    expect([...codes.keys()].toSorted()).toEqual([entryId(1), entryId(2)]);
  });
});

describe('SES-2 codes are random and unique within the session', () => {
  test('the chance handed in decides each of them', () => {
    const codes = upTo(900).map((number) => draw(planOf(1, 1), NONE, () => number - 1).codes);
    expect(new Set(codes.map((map) => map.get(entryId(1)))).size).toBe(900);
  });

  test('one a glass, or one a glass and taster under multicode', () => {
    const one = draw(planOf(3, 4), NONE, seededChance(5)).codes;
    expect([...one.keys()]).toEqual(upTo(3).map(entryId));
    const many = draw(multicode(3, 4), NONE, seededChance(5)).codes;
    expect([...many.keys()].toSorted()).toEqual(
      upTo(3).flatMap((nth) => upTo(4).map((taster) => `${entryId(nth)}|${tasterId(taster)}`)),
    );
    expect([new Set(one.values()).size, new Set(many.values()).size]).toEqual([3, 12]);
  });

  test('under multicode a code that stands with one taster is not given to another', () => {
    const key = `${entryId(1)}|${tasterId(2)}`;
    const kept = new Map([[key, codeOf('417')]]);
    for (const number of [0, 316, 317, 318, 895]) {
      const { codes } = draw(multicode(2, 2), kept, () => number);
      expect(codes.get(key)).toBe('417');
      expect(new Set(codes.values()).size).toBe(4);
    }
  });
});

test('PLN-31 no code is drawn that the other half had, and one that stands so is drawn anew; every other stays', () => {
  holds(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 100, max: 999 }), { minLength: 3, maxLength: 12 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (free, seed) => {
        const plan = planOf(2, 2);
        const [first, second] = plan.entries;
        if (first === undefined || second === undefined) throw new Error('two glasses');
        const had = upTo(999)
          .filter((code) => code >= 100 && !free.includes(code))
          .map(String);
        const [one = '', two = ''] = had;
        const kept = new Map([
          [first.id, codeOf(one)],
          [second.id, codeOf(two)],
        ]);
        const { codes } = draw(plan, kept, seededChance(seed), new Map([[first.sample, had]]));
        const drawn = codes.get(first.id) ?? '';
        expect(codes.size).toBe(2);
        expect(had.includes(drawn)).toBe(false);
        // The other sample had nothing to do with it: its label may be printed.
        expect(codes.get(second.id)).toBe(two);
      },
    ),
  );
});
