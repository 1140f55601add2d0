import type { QualityIndex } from '../../../stats-worker/quality/index-value.ts';

/** How near an index is to its limit, 1 at the limit; without a verdict below all that have one. */
export const nearness = (index: QualityIndex | undefined): number =>
  index === undefined || index.verdict === 'insufficient' || index.value === null || !index.limit
    ? -1
    : index.value / index.limit;

/** What needs attention first: the farthest above its limit, down to what has not enough data. */
export const byAttention = <Item>(
  items: readonly Item[],
  indexOf: (item: Item) => QualityIndex | undefined,
): readonly Item[] =>
  items.toSorted((left, right) => nearness(indexOf(right)) - nearness(indexOf(left)));
