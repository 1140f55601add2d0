import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBulkAction } from '../../../parts/bulk/use-bulk-action.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { useCommand } from '../../../parts/http/use-command.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
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
  const command = useCommand();
  const asked = useReason({
    kept: t`Kept in audit trail and report.`,
    missing: t`Write why.`,
  });
  const doneWords = (done: readonly number[]) => {
    const numbers = done.join(', ');
    return t`${plural(done.length, { one: `Session ${numbers} is validated`, other: `Sessions ${numbers} are validated` })}`;
  };

  const { result, left, run } = useBulkAction({
    keys: sessions,
    list: 'sessions',
    doneWords,
    onClose,
  });
  const mustReason = result.refused.some(({ unmet }) => unmet !== null);
  const list = left.join(', ');

  const validate = (reason: string): Promise<void> =>
    run((session, known) =>
      command(
        'validate-session',
        { session, reason: (known?.unmet ?? null) === null ? null : reason },
        String(session),
      ),
    );

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
        <BulkSessionResults result={result} done={doneWords(result.done)} />
      </Stack>
    </Confirm>
  );
}
