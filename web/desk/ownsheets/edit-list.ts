/** A list with one of it moved a place up (-1) or down (1); what would leave the list stays where it is. */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const item = list[at];
  const other = list[at + by];
  if (item === undefined || other === undefined) return list;
  return list.map((one, place) => (place === at ? other : place === at + by ? item : one));
}

/** A list with one of it replaced. */
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] =>
  list.map((one, place) => (place === at ? item : one));

/** A list without one of it. */
export const without = <Item>(list: readonly Item[], at: number): readonly Item[] =>
  list.filter((_, place) => place !== at);
