import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Result } from '../../../domain/refusal.ts';
import { useToast } from '../../ui/toast/use-toast.ts';
import { type BulkResult, NO_RESULTS, type RefusedItem, runForEach } from './run-for-each.ts';

/**
 * Hook of a confirmation for several items: its results so far, the items that are left, and the
 * function that runs the action for them (FRM-14). That function throws while any is refused, which
 * keeps the confirmation open.
 */
export function useBulkAction<Key extends string | number>(action: {
  readonly keys: readonly Key[];
  /** The list that is read again after each try. */
  readonly list: 'sessions' | 'samples';
  readonly doneWords: (done: readonly Key[]) => string;
  readonly onClose: (isDone: boolean) => void;
}) {
  const queries = useQueryClient();
  const show = useToast();
  const [result, setResult] = useState<BulkResult<Key>>(NO_RESULTS);
  const { refused } = result;
  const left = refused.length > 0 ? refused.map(({ key }) => key) : action.keys;

  async function run(
    each: (key: Key, known: RefusedItem<Key> | null) => Promise<Result<unknown>>,
  ): Promise<void> {
    const now = await runForEach(left, result, each);
    if (now.refused.length === 0) show({ text: action.doneWords(now.done) });
    setResult(now);
    const isReadAgain = queries.invalidateQueries({ queryKey: [action.list] });
    // An error does not wait: without a network, reading again takes seconds.
    if (now.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    action.onClose(true);
  }

  return { result, left, run };
}
