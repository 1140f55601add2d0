import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';

/** An item of a bulk action that was refused, and why. */
export type RefusedItem<Key> = {
  readonly key: Key;
  readonly refusal: Refusal;
  /**
   * SES-8: the criteria that are not met, once the server has named them: a reason overcomes them,
   * and nothing else.
   */
  readonly unmet: readonly FailedCriterion[] | null;
};

/** FRM-14: the results of a bulk action by item; sessions by number, samples by id. */
export type BulkResult<Key> = {
  readonly done: readonly Key[];
  readonly refused: readonly RefusedItem<Key>[];
};

/** The result before anything was tried. */
export const NO_RESULTS: BulkResult<never> = { done: [], refused: [] };

/**
 * FRM-14: runs an action for each item, one after the other; `before` is the result of an earlier
 * try. A session keeps its unmet criteria, whatever else it is refused for now.
 */
export async function runForEach<Key extends string | number>(
  keys: readonly Key[],
  before: BulkResult<Key>,
  run: (key: Key, known: RefusedItem<Key> | null) => Promise<Result<unknown>>,
): Promise<BulkResult<Key>> {
  const done = [...before.done];
  const refused: RefusedItem<Key>[] = [];
  for (const key of keys) {
    const known = before.refused.find((one) => one.key === key) ?? null;
    const result = await run(key, known);
    if (result.ok) done.push(key);
    else {
      const unmet =
        result.code === 'criteria-not-met' ? result.data.failed : (known?.unmet ?? null);
      refused.push({ key, refusal: result, unmet });
    }
  }
  return { done, refused };
}
