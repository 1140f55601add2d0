import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BulkResult, NO_RESULTS, runForEach } from '../../../parts/bulk/run-for-each.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { useCommand } from '../../../parts/http/use-command.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
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
  const queries = useQueryClient();
  const show = useToast();
  const command = useCommand();
  const asked = useReason({ missing: t`Write why.` });
  const [given, setGiven] = useState<BulkResult<number>>(NO_RESULTS);
  const { refused } = given;
  const left = refused.length > 0 ? refused.map(({ key }) => key) : sessions;
  const list = left.join(', ');

  const doneWords = (done: readonly number[]) => {
    const numbers = done.join(', ');
    return t`${plural(done.length, { one: `Session ${numbers} is invalidated`, other: `Sessions ${numbers} are invalidated` })}`;
  };

  async function invalidate(reason: string): Promise<void> {
    const now = await runForEach(left, given, (session) =>
      command('invalidate-session', { session, reason: reason.trim() }, String(session)),
    );
    if (now.refused.length === 0) show({ text: doneWords(now.done) });
    setGiven(now);
    const isReadAgain = queries.invalidateQueries({ queryKey: ['sessions'] });
    if (now.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    onClose(true);
  }

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
        <BulkSessionResults result={given} done={doneWords(given.done)} />
      </Stack>
    </Confirm>
  );
}
