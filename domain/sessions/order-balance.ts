import type { EntryId } from '../words/ids.ts';

/** How evenly serving orders spread the glasses, in tasters. */
export type OrderBalance = {
  /** Of each glass, how many tasters have it in each place, from the first on. */
  readonly places: ReadonlyMap<EntryId, readonly number[]>;
  /** Of each glass, how many tasters have it right after each other glass. */
  readonly after: ReadonlyMap<EntryId, ReadonlyMap<EntryId, number>>;
  /** The fewest and the most tasters of any glass in any place, and of any glass right after another. */
  readonly placeRange: readonly [number, number];
  readonly afterRange: readonly [number, number];
};

/**
 * SES-18: how often each glass stands in each place and right after each other one, in the orders as they are: a design is
 * balanced (M, section 8) only for as many tasters as it has rows.
 */
export function orderBalance(
  entries: readonly EntryId[],
  orders: readonly (readonly EntryId[])[],
): OrderBalance {
  const countAt = (entry: EntryId, place: number): number =>
    orders.filter((order) => order[place] === entry).length;
  const countAfter = (entry: EntryId, before: EntryId): number =>
    orders.filter((order) =>
      order.some((one, place) => one === entry && order[place - 1] === before),
    ).length;
  const places = new Map(
    entries.map((entry) => [entry, entries.map((_, place) => countAt(entry, place))] as const),
  );
  const after = new Map(
    entries.map((entry) => {
      const others = entries.filter((other) => other !== entry);
      return [
        entry,
        new Map(others.map((before) => [before, countAfter(entry, before)] as const)),
      ] as const;
    }),
  );
  return {
    places,
    after,
    placeRange: rangeOf([...places.values()].flat()),
    afterRange: rangeOf([...after.values()].flatMap((counts) => [...counts.values()])),
  };
}

/**
 * Balanced: no two counts differ by more than what a number of tasters that is no multiple of the design makes unavoidable. With
 * fewer tasters than glasses none could differ by more, and nothing is balanced: no glass stands in every place.
 */
export const isBalanced = ({ placeRange, afterRange }: OrderBalance): boolean =>
  placeRange[0] > 0 && [placeRange, afterRange].every(([least, most]) => most - least <= 1);

const rangeOf = (counts: readonly number[]): readonly [number, number] =>
  counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
