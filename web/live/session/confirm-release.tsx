import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkResultNotes } from '../../parts/bulk/bulk-result-notes.tsx';
import { type BulkResult, NO_RESULTS, runForEach } from '../../parts/bulk/run-for-each.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/**
 * The confirmation that releases the panel's figures of sessions to their tasters (QUA-38). If an
 * oil of a session is on a plan, its oils and their plans are named first, and only a second
 * confirmation releases them (QUA-39).
 */
export function ConfirmRelease(props: {
  readonly sessions: readonly number[];
  /**
   * `isDone`: whether all were released; false on cancel. What was released by then stays released.
   */
  readonly onClose: (isDone: boolean) => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useToast();
  const command = useCommand();
  const [result, setResult] = useState<BulkResult<number>>(NO_RESULTS);
  const { refused } = result;
  const left = refused.length > 0 ? refused.map(({ key }) => key) : sessions;
  const isWarned = refused.some(({ refusal }) => refusal.code === 'oils-planned');
  const list = left.join(', ');

  const doneWords = (done: readonly number[]) => {
    const numbers = done.join(', ');
    return t`${plural(done.length, { one: `The figures of session ${numbers} are released`, other: `The figures of sessions ${numbers} are released` })}`;
  };

  async function release(): Promise<void> {
    const now = await runForEach(left, result, (session, known) => {
      const anyway = known?.refusal.code === 'oils-planned';
      return command('release-figures', { session, anyway }, String(session));
    });
    if (now.refused.length === 0) show({ text: doneWords(now.done) });
    setResult(now);
    const isReadAgain = queries.invalidateQueries({ queryKey: ['sessions'] });
    if (now.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    onClose(true);
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(false))}
      title={t`${plural(left.length, { one: `Release the figures of session ${list}?`, other: `Release the figures of sessions ${list}?` })}`}
      confirmLabel={isWarned ? t`Release anyway` : t`Release the figures`}
      cancelLabel={t`Cancel`}
      isDanger={isWarned}
      onConfirm={release}
    >
      <Stack gap={3}>
        <span>
          <Trans>
            Tasters with a stored sheet see it beside the panel’s median and middle half. This
            cannot be undone.
          </Trans>
        </span>
        <BulkResultNotes
          result={result}
          done={doneWords(result.done)}
          titleOf={(session) => t`Session ${session}`}
        />
      </Stack>
    </Confirm>
  );
}
