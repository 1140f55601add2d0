import type { EntryId } from '../words/ids.ts';

/** How evenly serving orders distribute the glasses, counted in tasters. */
export type OrderBalance = {
  /** For each glass, how many tasters have it at each position, from the first on. */
  readonly places: ReadonlyMap<EntryId, readonly number[]>;
  /**
   * For each glass, how many tasters have it right after each other glass (first-order carry-over).
   */
  readonly after: ReadonlyMap<EntryId, ReadonlyMap<EntryId, number>>;
  /**
   * The fewest and the most tasters of any glass at any position, and of any glass right after
   * another.
   */
  readonly placeRange: readonly [number, number];
  readonly afterRange: readonly [number, number];
};

/**
 * Counts how often each glass is at each position and right after each other one, in the present
 * orders (SES-18). A Williams design is balanced only for as many tasters as it has rows.
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
 * Whether orders are balanced: no two counts differ by more than is unavoidable for a number of
 * tasters that is no multiple of the design. With fewer tasters than glasses nothing is balanced,
 * since no glass is at every position.
 */
export const isBalanced = ({ placeRange, afterRange }: OrderBalance): boolean =>
  placeRange[0] > 0 && [placeRange, afterRange].every(([least, most]) => most - least <= 1);

const rangeOf = (counts: readonly number[]): readonly [number, number] =>
  counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
