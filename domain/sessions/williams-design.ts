/**
 * Creates a Williams design: serving orders balanced over tasters for position and first-order
 * carry-over (SES-3). Rows contain item indexes 0 to `items - 1`. There are as many rows as items
 * when that is even, and for one item. When it is odd there are twice as many: each row and its
 * mirror.
 */
export function williamsDesign(items: number): readonly (readonly number[])[] {
  const first = zigzag(items);
  const rows = Array.from({ length: items }, (_, shift) =>
    first.map((item) => (item + shift) % items),
  );
  return items % 2 === 0 || items === 1 ? rows : [...rows, ...rows.map((row) => row.toReversed())];
}

/** 0, 1, n-1, 2, n-2 ...: neighbours differ by every amount once, which balances carry-over. */
function zigzag(items: number): readonly number[] {
  return Array.from({ length: items }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (items - place / 2) % items,
  );
}
