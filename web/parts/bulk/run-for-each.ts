import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';

/** An item of a bulk action that was refused, with its refusal. */
export type RefusedItem<Key> = {
  readonly key: Key;
  readonly refusal: Refusal;
  /**
   * The acceptance criteria that the session does not meet, as the server named them; only a reason
   * overrides them (SES-8). Null until the server has named them.
   */
  readonly unmet: readonly FailedCriterion[] | null;
};

/** Results of a bulk action by item (FRM-14). The key is a session number or a sample id. */
export type BulkResult<Key> = {
  readonly done: readonly Key[];
  readonly refused: readonly RefusedItem<Key>[];
};

/** The empty result of a bulk action, before the first try. */
export const NO_RESULTS: BulkResult<never> = { done: [], refused: [] };

/**
 * Runs a bulk action: calls `run` for each item, one after the other (FRM-14). `before` is the
 * result of an earlier try. A refused session keeps its unmet criteria when the next try is refused
 * for another reason.
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
