import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../parts/http/use-command.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { giveEach, type RefusedSession } from './give-each.ts';
import { RefusedSessions } from './refused-sessions.tsx';

/** SES-12: takes the validation of several sessions back, with one reason for all; who is refused is told why. */
export function InvalidateSessions(props: {
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
  const list = left.join(', ');

  async function invalidate(reason: string): Promise<void> {
    const given = await giveEach(left, (session) =>
      command('invalidate-session', { session, reason: reason.trim() }, String(session)),
    );
    const { done } = given;
    if (done > 0) show({ text: t`Sessions invalidated: ${done}` });
    setRefused(given.refused);
    const isReadAgain = queries.invalidateQueries({ queryKey: ['sessions'] });
    if (given.refused.length > 0) throw new Error('not all');
    await isReadAgain;
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t`${plural(left.length, { one: `Take the validation of session ${list} back?`, other: `Take the validation of sessions ${list} back?` })}`}
      confirmLabel={t`Invalidate`}
      cancelLabel={t`Cancel`}
      isDanger
      reason={{
        label: t`Reason`,
        requiredText: t`required`,
        missingText: t`Write why the validation is taken back.`,
      }}
      onConfirm={invalidate}
    >
      <Stack gap={3}>
        <span>
          <Trans>Their results stop counting. They stay in the records, with your reason.</Trans>
        </span>
        <RefusedSessions refused={refused} />
      </Stack>
    </Confirm>
  );
}
