/**
 * Returns a list with the item at `at` moved up (-1) or down (1) by one. A move out of the list
 * changes nothing.
 */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const item = list[at];
  const other = list[at + by];
  if (item === undefined || other === undefined) return list;
  return list.map((one, place) => (place === at ? other : place === at + by ? item : one));
}

/** Returns a list with the item at `at` replaced. */
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] =>
  list.map((one, place) => (place === at ? item : one));

/** Returns a list without the item at `at`. */
export const without = <Item>(list: readonly Item[], at: number): readonly Item[] =>
  list.filter((_, place) => place !== at);
