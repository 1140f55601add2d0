import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { refusalMessage } from '../messages/refusal-message.ts';
import type { BulkResult, RefusedItem } from './run-for-each.ts';

/**
 * Whether a refusal is only a warning: a second try, with a reason or a confirmation, overrides it.
 */
const isWarning = (code: RefusalCode): boolean =>
  code === 'criteria-not-met' || code === 'oils-planned';

/**
 * Inline messages with the result of a bulk action: the items done, and each refused item with its
 * reason (FRM-14).
 */
export function BulkResultNotes<Key extends string | number>(props: {
  readonly result: BulkResult<Key>;
  /** The message that names the items that are done. */
  readonly done: string;
  readonly titleOf: (key: Key) => string;
  /** Shows the unmet criteria of a refused session. */
  readonly unmetOf?: (unmet: NonNullable<RefusedItem<Key>['unmet']>) => ReactNode;
}) {
  const { result, done, titleOf, unmetOf } = props;
  const { i18n } = useLingui();
  const { refused } = result;
  if (refused.length === 0) return null;
  return (
    <Stack gap={2}>
      {result.done.length > 0 && <Note kind="success">{done}</Note>}
      {refused.map(({ key, refusal, unmet }) => (
        <Note key={key} kind={isWarning(refusal.code) ? 'warning' : 'error'} title={titleOf(key)}>
          {refusal.code === 'criteria-not-met' ? null : i18n._(refusalMessage(refusal))}
          {unmet === null ? null : unmetOf?.(unmet)}
        </Note>
      ))}
    </Stack>
  );
}
