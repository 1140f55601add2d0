import { Trans, useLingui } from '@lingui/react/macro';
import type { DayVerdict } from '../../../../domain/sessions/decide-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useDeskCommand } from '../../../live/session/use-desk-command.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/** Asks before a tasting day is accepted, or rejected with a reason. */
export function JudgeDay(props: {
  readonly date: string;
  readonly verdict: DayVerdict;
  readonly onClose: () => void;
}) {
  const { date, verdict, onClose } = props;
  const { t } = useLingui();
  const asked = useReason({ missing: t`Write why the day is rejected.` });
  const give = useDeskCommand('', 'question');
  const day = useFormat().day(date);
  const isRejection = verdict === 'rejected';

  async function judge(reason: string): Promise<void> {
    const said = isRejection ? reason.trim() : null;
    const done = isRejection ? t`${day} is rejected` : t`${day} is accepted`;
    const result = await give('judge-day', { date, verdict, reason: said }, done);
    if (!result.ok) throw new Error(result.code);
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={isRejection ? t`Reject the tasting day ${day}?` : t`Accept the tasting day ${day}?`}
      confirmLabel={isRejection ? t`Reject` : t`Accept`}
      cancelLabel={t`Cancel`}
      isDanger={isRejection}
      reason={isRejection ? asked : undefined}
      onConfirm={judge}
    >
      <Trans>The decision is kept in the audit trail with your name; the last one counts.</Trans>
    </Confirm>
  );
}
