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
 * The confirmation that validates several sessions (SES-8). Those that meet their criteria are
 * validated at once; the others are named with the error. A reason is asked for, and stored, only
 * for criteria that are not met.
 */
export function ValidateSessions(props: {
  readonly sessions: readonly number[];
  /** `isDone`: whether all were validated; false on cancel. Sessions validated by then stay so. */
  readonly onClose: (isDone: boolean) => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useToast();
  const command = useCommand();
  const asked = useReason({
    kept: t`Kept in audit trail and report.`,
    missing: t`Write why.`,
  });
  const [given, setGiven] = useState<BulkResult<number>>(NO_RESULTS);
  const { refused } = given;
  const left = refused.length > 0 ? refused.map(({ key }) => key) : sessions;
  const mustReason = refused.some(({ unmet }) => unmet !== null);
  const list = left.join(', ');

  const doneWords = (done: readonly number[]) => {
    const numbers = done.join(', ');
    return t`${plural(done.length, { one: `Session ${numbers} is validated`, other: `Sessions ${numbers} are validated` })}`;
  };

  async function validate(reason: string): Promise<void> {
    const now = await runForEach(left, given, (session, known) =>
      command(
        'validate-session',
        { session, reason: (known?.unmet ?? null) === null ? null : reason },
        String(session),
      ),
    );
    if (now.refused.length === 0) show({ text: doneWords(now.done) });
    setGiven(now);
    const isReadAgain = queries.invalidateQueries({ queryKey: ['sessions'] });
    // An error does not wait: without a network, reading again takes seconds.
    if (now.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    onClose(true);
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(false))}
      title={
        mustReason
          ? t`${plural(left.length, { one: 'Invalid validation criteria. Validate the session?', other: 'Invalid validation criteria. Validate sessions?' })}`
          : t`${plural(left.length, { one: `Validate session ${list}?`, other: `Validate sessions ${list}?` })}`
      }
      confirmLabel={mustReason ? t`Validate anyway` : t`Validate`}
      cancelLabel={t`Cancel`}
      isDanger={mustReason}
      reason={mustReason ? asked : undefined}
      onConfirm={validate}
    >
      <Stack gap={3}>
        <span>
          <Trans>Computes results from the sealed sheets, stored with settings and method.</Trans>
        </span>
        <BulkSessionResults result={given} done={doneWords(given.done)} />
      </Stack>
    </Confirm>
  );
}
