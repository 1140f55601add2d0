import type { QualityIndex } from '../../../stats-worker/quality/index-value.ts';

/**
 * The ratio of an index to its limit: 1 is at the limit. An index without a verdict gets a value
 * below all others.
 */
export const nearness = (index: QualityIndex | undefined): number =>
  index === undefined || index.verdict === 'insufficient' || index.value === null || !index.limit
    ? -1
    : index.value / index.limit;

/**
 * Sorts by need of attention: the farthest above its limit first, those with insufficient data
 * last.
 */
export const byAttention = <Item>(
  items: readonly Item[],
  indexOf: (item: Item) => QualityIndex | undefined,
): readonly Item[] =>
  items.toSorted((left, right) => nearness(indexOf(right)) - nearness(indexOf(left)));
