import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';

/** One of several for which an act was refused, and why. */
export type Refused<Key> = {
  readonly key: Key;
  readonly refusal: Refusal;
  /** SES-8: the criteria that are not met, once the server has named them: a reason overcomes them, and nothing else. */
  readonly unmet: readonly FailedCriterion[] | null;
};

/** FRM-14: what became of each of several; sessions by their numbers, samples by their ids. */
export type GivenEach<Key> = {
  readonly done: readonly Key[];
  readonly refused: readonly Refused<Key>[];
};

/** Nothing was tried yet. */
export const NONE_GIVEN: GivenEach<never> = { done: [], refused: [] };

/**
 * FRM-14: gives an act for one after the other; `before` is what became of them when it was tried before. A session whose
 * criteria are not met keeps them, whatever else stands in its way now.
 */
export async function giveEach<Key extends string | number>(
  keys: readonly Key[],
  before: GivenEach<Key>,
  give: (key: Key, known: Refused<Key> | null) => Promise<Result<unknown>>,
): Promise<GivenEach<Key>> {
  const done = [...before.done];
  const refused: Refused<Key>[] = [];
  for (const key of keys) {
    const known = before.refused.find((one) => one.key === key) ?? null;
    const result = await give(key, known);
    if (result.ok) done.push(key);
    else {
      const unmet =
        result.code === 'criteria-not-met' ? result.data.failed : (known?.unmet ?? null);
      refused.push({ key, refusal: result, unmet });
    }
  }
  return { done, refused };
}
