import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../parts/http/use-command.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { giveEach, isUnmet, type RefusedSession } from './give-each.ts';
import { RefusedSessions } from './refused-sessions.tsx';

/**
 * SES-8: validates several sessions. Those whose criteria hold are validated at once; the others are named with what
 * stood in the way. A reason is asked for, and kept, where criteria are not met, and for nothing else.
 */
export function ValidateSessions(props: {
  readonly sessions: readonly number[];
  readonly onClose: () => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useToast();
  const command = useCommand();
  const [refused, setRefused] = useState<readonly RefusedSession[]>([]);
  const left = refused.length > 0 ? refused.map(({ session }) => session) : sessions;
  const unmet = new Set(refused.filter(isUnmet).map(({ session }) => session));
  const mustReason = unmet.size > 0;
  const list = left.join(', ');

  async function validate(reason: string): Promise<void> {
    const given = await giveEach(left, (session) =>
      command(
        'validate-session',
        { session, reason: unmet.has(session) ? reason.trim() : null },
        String(session),
      ),
    );
    const { done } = given;
    if (done > 0) show({ text: t`Sessions validated: ${done}` });
    setRefused(given.refused);
    const isReadAgain = queries.invalidateQueries({ queryKey: ['sessions'] });
    // A refusal does not wait: without a network the reading again takes seconds of its own.
    if (given.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={
        mustReason
          ? t`Invalid validation criteria. Validate sessions?`
          : t`${plural(left.length, { one: `Validate session ${list}?`, other: `Validate sessions ${list}?` })}`
      }
      confirmLabel={mustReason ? t`Validate anyway` : t`Validate`}
      cancelLabel={t`Cancel`}
      isDanger={mustReason}
      {...(mustReason
        ? {
            reason: {
              label: t`Reason`,
              requiredText: t`required`,
              missingText: t`Write why the session is validated all the same.`,
              description: t`Kept in the audit trail and on the report.`,
            },
          }
        : {})}
      onConfirm={validate}
    >
      <Stack gap={3}>
        <span>
          <Trans>
            The results are computed from the sealed sheets and stored with the settings and the
            method they were judged by.
          </Trans>
        </span>
        <RefusedSessions refused={refused} />
      </Stack>
    </Confirm>
  );
}
