import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBulkAction } from '../../../parts/bulk/use-bulk-action.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { useCommand } from '../../../parts/http/use-command.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BulkSessionResults } from './bulk-session-results.tsx';

/**
 * The confirmation that invalidates several sessions, with one reason for all (SES-12). It shows
 * the error of each session that was refused.
 */
export function InvalidateSessions(props: {
  readonly sessions: readonly number[];
  /**
   * `isDone`: whether all were invalidated; false on cancel. Sessions invalidated by then stay so.
   */
  readonly onClose: (isDone: boolean) => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const command = useCommand();
  const asked = useReason({ missing: t`Write why.` });
  const doneWords = (done: readonly number[]) => {
    const numbers = done.join(', ');
    return t`${plural(done.length, { one: `Session ${numbers} is invalidated`, other: `Sessions ${numbers} are invalidated` })}`;
  };

  const { result, left, run } = useBulkAction({
    keys: sessions,
    list: 'sessions',
    doneWords,
    onClose,
  });
  const list = left.join(', ');

  const invalidate = (reason: string): Promise<void> =>
    run((session) =>
      command('invalidate-session', { session, reason: reason.trim() }, String(session)),
    );

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(false))}
      title={t`${plural(left.length, { one: `Invalidate session ${list}?`, other: `Invalidate sessions ${list}?` })}`}
      confirmLabel={t`Invalidate`}
      cancelLabel={t`Cancel`}
      isDanger
      reason={asked}
      onConfirm={invalidate}
    >
      <Stack gap={3}>
        <span>
          {left.length === 1 ? (
            <Trans>
              Its results stop counting, but are kept with your reason. An accepted day reopens; its
              reports say that records changed.
            </Trans>
          ) : (
            <Trans>
              Their results stop counting, but are kept with your reason. Accepted days reopen;
              their reports say that records changed.
            </Trans>
          )}
        </span>
        <BulkSessionResults result={result} done={doneWords(result.done)} />
      </Stack>
    </Confirm>
  );
}
