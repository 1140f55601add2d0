import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { command } from '../../http/call.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/** SES-12: takes the validation of several sessions back, with one reason for all. */
export function InvalidateSessions(props: {
  readonly sessions: readonly number[];
  readonly onClose: () => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useToast();
  const list = sessions.join(', ');

  async function invalidate(reason: string): Promise<void> {
    let done = 0;
    for (const session of sessions) {
      const result = await command('invalidate-session', { session, reason: reason.trim() });
      if (result.ok) done += 1;
    }
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    show({ text: t`Sessions invalidated: ${done}` });
    if (done < sessions.length) throw new Error('not all');
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t`Take the validation of sessions ${list} back?`}
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
      <Trans>Their results stop counting. They stay in the records, with your reason.</Trans>
    </Confirm>
  );
}
